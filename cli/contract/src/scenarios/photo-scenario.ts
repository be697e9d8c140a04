import { createPhotosClient } from '@wallart/sdk/clients/photos'
import { createPhotoContract } from '@wallart/sdk/contracts/create-photo'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { getPhotosContract } from '@wallart/sdk/contracts/get-photos'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { createPhoto } from '@wallart/sdk/operations/create-photo'
import { getPhotoProduct } from '@wallart/sdk/operations/get-photo-product'
import { removePhoto } from '@wallart/sdk/operations/remove-photo'
import { samplePhoto } from './sample-photo.ts'
import type { Scenario } from './scenario.ts'
import { withCleanup } from './with-cleanup.ts'

export const PHOTO: Scenario = {
  name: 'photo',
  kind: 'undoable',
  covers: [createPhoto, getPhotoProduct, removePhoto],
  needs: ['guestToken'],
  async run(context) {
    const photos = createPhotosClient(context.guest, {
      ...context.scope,
      contracts: {
        photo: createPhotoContract,
        photos: getPhotosContract,
        photoProduct: getProductGroupContract,
        empty: emptyContract,
      },
    })
    const { upi } = await withCleanup(context, 'a photo', {
      create: () => photos.upload(samplePhoto()),
      remove: ({ photoId }) => photos.remove(photoId),
    })
    await photos.product(upi)
  },
}
