import type { Photo } from '../model/photo.ts'
import { createContract } from '../wire/create-contract.ts'
import { photoWire, toPhoto } from '../wire/photo.ts'
import type { Contract } from '../model/contract.ts'

export type { PhotoWire } from '../wire/photo.ts'

/** The contract for a photo that has just been uploaded. */
export const createPhotoContract: Contract<Photo> = /* @__PURE__ */ createContract(photoWire, toPhoto)
