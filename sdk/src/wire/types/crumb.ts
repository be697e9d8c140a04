import type { MaybeText } from './maybe.ts'

/** A step of a breadcrumb trail on the wire. */
export interface CrumbWire {
  id?: MaybeText
  name: string
  displayURL?: MaybeText
  resourceURL?: MaybeText
}
