import { appendPhotoContract } from '@wallart/sdk/contracts/append-photo'
import { createPhotoContract } from '@wallart/sdk/contracts/create-photo'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { getPhotosContract } from '@wallart/sdk/contracts/get-photos'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { appendPhoto } from '@wallart/sdk/operations/append-photo'
import { createPhoto } from '@wallart/sdk/operations/create-photo'
import { getPhotoProduct } from '@wallart/sdk/operations/get-photo-product'
import { getPhotos } from '@wallart/sdk/operations/get-photos'
import { removePhoto } from '@wallart/sdk/operations/remove-photo'
import { createPlan, type Plan } from '../model/plan.ts'
import {
  asCustomer,
  negativeProbe,
  positiveProbe,
  unauthenticatedProbe,
  UNKNOWN_ID,
} from './probe-builders.ts'
import type { SiteContext } from '../model/site-context.ts'

const album = (context: SiteContext) => asCustomer(context)
const unknownPhoto = (context: SiteContext) => asCustomer(context, { photoId: UNKNOWN_ID })
const unknownUpload = (context: SiteContext) => asCustomer(context, { uploadId: UNKNOWN_ID })
const ownPhoto = (context: SiteContext) =>
  asCustomer(context, { upi: context.known.photoUpi ?? UNKNOWN_ID }, { currency: context.currency })
const strangePhoto = (context: SiteContext) => asCustomer(context, { upi: 'U0000000000D0' })

const readBy = ['Frame My Photos']

export const PHOTO_PLANS: readonly Plan[] = [
  createPlan({
    operation: getPhotos,
    contract: getPhotosContract,
    readBy,
    lenientList: '/data',
    provides: ([first]) => (first ? { photoUpi: first.upi } : {}),
    probes: [positiveProbe('the album', album, { needs: ['customerToken'] }), unauthenticatedProbe(album)],
  }),
  createPlan({
    operation: getPhotoProduct,
    contract: getProductGroupContract,
    readBy: [...readBy, 'cart'],
    lenientList: '/products',
    probes: [
      positiveProbe('a photo of the album', ownPhoto, { needs: ['customerToken', 'photoUpi'] }),
      negativeProbe('a photo of another album', 404, strangePhoto, {
        needs: ['customerToken'],
        kind: 'security',
      }),
      unauthenticatedProbe(strangePhoto),
    ],
  }),
  createPlan({
    operation: createPhoto,
    contract: createPhotoContract,
    readBy,
    probes: [unauthenticatedProbe(album)],
  }),
  createPlan({
    operation: appendPhoto,
    contract: appendPhotoContract,
    readBy,
    probes: [unauthenticatedProbe(unknownUpload)],
  }),
  createPlan({
    operation: removePhoto,
    contract: emptyContract,
    readBy,
    probes: [unauthenticatedProbe(unknownPhoto)],
  }),
]
