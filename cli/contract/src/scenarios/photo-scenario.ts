import { SdkError, type Photo } from '@wallart/sdk'
import { createPhotosClient, type PhotosClient } from '@wallart/sdk/clients/photos'
import { appendPhotoContract } from '@wallart/sdk/contracts/append-photo'
import { createPhotoContract } from '@wallart/sdk/contracts/create-photo'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { getPhotosContract } from '@wallart/sdk/contracts/get-photos'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { appendPhoto } from '@wallart/sdk/operations/append-photo'
import { createPhoto } from '@wallart/sdk/operations/create-photo'
import { getPhotoProduct } from '@wallart/sdk/operations/get-photo-product'
import { removePhoto } from '@wallart/sdk/operations/remove-photo'
import { samplePhoto } from './sample-photo.ts'
import type { Scenario } from './scenario.ts'
import { withCleanup } from './with-cleanup.ts'

export const PHOTO: Scenario = {
  name: 'photo',
  kind: 'undoable',
  covers: [createPhoto, appendPhoto, getPhotoProduct, removePhoto],
  needs: ['guestToken'],
  async run(context) {
    const photos = createPhotosClient(context.guest, {
      ...context.scope,
      contracts: {
        photo: createPhotoContract,
        part: appendPhotoContract,
        photos: getPhotosContract,
        photoProduct: getProductGroupContract,
        empty: emptyContract,
      },
    })
    const { upi } = await withCleanup(context, 'a photo', {
      create: () => photos.upload(samplePhoto()),
      idOf: ({ photoId }) => photoId,
      remove: id => photos.remove(id),
    })
    await photos.product(upi)
    const file = samplePhoto()
    await withCleanup(context, 'a photo in parts', {
      create: () => sendInParts(file, part => photos.append(part)),
      idOf: ({ photoId }) => photoId,
      remove: id => photos.remove(id),
    })
  },
}

async function sendInParts(file: Blob, append: PhotosClient['append']): Promise<Photo> {
  const { size } = file
  const uploadId = crypto.randomUUID()
  const half = Math.ceil(size / 2)
  const { received } = await append({ uploadId, offset: 0, size, file: file.slice(0, half) })
  const { photo } = await append({ uploadId, offset: received, size, file: file.slice(received) })
  if (!photo)
    throw new SdkError('bad-answer', 'all parts of a photo were sent, and there is no photo', {
      operation: appendPhoto.id,
    })
  return photo
}
