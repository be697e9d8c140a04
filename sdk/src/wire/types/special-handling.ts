import type { MaybeNumber, MaybeText } from './maybe.ts'

/** How a work is finished, on the wire. */
export interface SpecialHandlingWire {
  name: string
  mouldingName?: MaybeText
  mouldingTier?: MaybeText
  mouldingWidth?: MaybeNumber
  mouldingHeight?: MaybeNumber
  topMatName?: MaybeText
  glassName?: MaybeText
}
