import type { MaybeText } from './maybe.ts'

/** A category that a product also belongs to, on the wire. */
export interface RelatedCategoryWire {
  id?: MaybeText
  name: string
  displayUrl: string
}
