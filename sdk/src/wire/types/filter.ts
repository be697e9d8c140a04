import type { MaybeFlag, MaybeNumber, MaybeText } from './maybe.ts'

/** One value of a filter on the wire. */
export interface FilterValueWire {
  value: string
  label?: MaybeText
  displayURL?: MaybeText
  selected?: MaybeFlag
  count?: MaybeNumber
}

/** A filter on the wire. */
export interface FilterWire {
  attributeId: string
  label: string
  values?: FilterValueWire[] | null | undefined
  rootName?: MaybeText
  rootDisplayURL?: MaybeText
  rootResourceURL?: MaybeText
  selected?: MaybeFlag
}
