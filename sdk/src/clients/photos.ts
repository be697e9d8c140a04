import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Photo } from '../model/photo.ts'
import type { ProductGroup, Upi } from '../model/product-group.ts'
import type { Contract } from '../operations/contract.ts'
import { createPhoto } from '../operations/create-photo.ts'
import { getPhotoProduct } from '../operations/get-photo-product.ts'
import { getPhotos } from '../operations/get-photos.ts'
import { removePhoto } from '../operations/remove-photo.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'

/** The contracts of the client for photos. */
export interface PhotosContracts {
  readonly photo: Contract<Photo>
  readonly photos: Contract<readonly Photo[]>
  readonly photoProduct: Contract<ProductGroup>
  readonly empty: Contract<undefined>
}

/** The file of a photo: a browser has a Blob, a server passes a stream on. */
export type PhotoFile = Blob | ReadableStream<Uint8Array>

/** Uploads, lists, frames and deletes the photos of one shopper. */
export interface PhotosClient {
  readonly upload: (file: PhotoFile, options?: CallOptions) => Promise<Photo>
  /** The newest first. */
  readonly list: (options?: CallOptions) => Promise<readonly Photo[]>
  /** The photo as a product, in the sizes that its pixels allow. */
  readonly product: (upi: Upi, options?: CallOptions) => Promise<ProductGroup>
  /** Deletes a photo for good. */
  readonly remove: (photoId: string, options?: CallOptions) => Promise<void>
}

/**
 * Creates the client for the photos of one shopper.
 * @example
 * const photos = createPhotosClient(http, {
 *   ...scope,
 *   contracts: {
 *     photo: createPhotoContract,
 *     photos: getPhotosContract,
 *     photoProduct: getProductGroupContract,
 *     empty: emptyContract,
 *   },
 * })
 * const mine = await photos.list()
 */
export function createPhotosClient(
  http: Http,
  {
    siteId,
    currency,
    contracts: { photo, photos, photoProduct, empty },
  }: ClientOptions<PhotosContracts, Pick<CommerceScope, 'siteId' | 'currency'>>,
): PhotosClient {
  const query = { siteId }
  return {
    upload: (file, options) =>
      http.send(createPhoto, {
        ...options,
        contract: photo,
        query,
        file,
        headers: { ...options?.headers, 'content-type': 'application/octet-stream' },
      }),
    list: options => http.send(getPhotos, { ...options, contract: photos, query }),
    product: (upi, options) =>
      http.send(getPhotoProduct, {
        ...options,
        contract: photoProduct,
        path: { upi },
        query: { siteId, currency },
      }),
    remove: (photoId, options) =>
      http.send(removePhoto, { ...options, contract: empty, query, path: { photoId } }),
  }
}
