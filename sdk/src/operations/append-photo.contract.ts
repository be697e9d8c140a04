import type { ReceivedPart } from '../model/photo.ts'
import { createContract } from '../wire/create-contract.ts'
import { receivedPartWire, toReceivedPart } from '../wire/photo.ts'
import type { Contract } from '../model/contract.ts'

export type { ReceivedPartWire } from '../wire/photo.ts'

/** The contract for how much of a photo has arrived. */
export const appendPhotoContract: Contract<ReceivedPart> = /* @__PURE__ */ createContract(
  receivedPartWire,
  toReceivedPart,
)
