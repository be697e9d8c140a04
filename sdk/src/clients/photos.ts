import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Photo, ReceivedPart } from '../model/photo.ts'
import type { ProductGroup, Upi } from '../model/product-group.ts'
import type { Contract } from '../model/contract.ts'
import { appendPhoto } from '../operations/append-photo.ts'
import { createPhoto } from '../operations/create-photo.ts'
import { getPhotoProduct } from '../operations/get-photo-product.ts'
import { getPhotos } from '../operations/get-photos.ts'
import { removePhoto } from '../operations/remove-photo.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for photos. */
export interface PhotosContracts {
  readonly photo: Contract<Photo>
  readonly part: Contract<ReceivedPart>
  readonly photos: Contract<readonly Photo[]>
  readonly photoProduct: Contract<ProductGroup>
  readonly empty: Contract<undefined>
}

/** The file of a photo: a browser has a Blob, a server passes a stream on. */
export type PhotoFile = Blob | ReadableStream<Uint8Array>

/** A part of a photo that is sent over a line that may break. */
export interface PhotoPart {
  /** Made up by the sender; the same for all parts of one photo. */
  readonly uploadId: string
  /** Where the part begins, in bytes. */
  readonly offset: number
  /** Of the whole photo, in bytes. */
  readonly size: number
  readonly file: PhotoFile
}

/** Uploads, lists, frames and deletes the photos of one shopper. */
export interface PhotosClient {
  /** Sends a whole photo. */
  readonly upload: (file: PhotoFile, options?: CallOptions) => Promise<Photo>
  /** Sends a part of a photo; the answer says where the next one begins, also when this one was not wanted. */
  readonly append: (part: PhotoPart, options?: CallOptions) => Promise<ReceivedPart>
  /** The newest first. */
  readonly list: (options?: CallOptions) => Promise<readonly Photo[]>
  /** The photo as a product, in the sizes that its pixels allow. */
  readonly product: (upi: Upi, options?: CallOptions) => Promise<ProductGroup>
  /** Deletes a photo for good. */
  readonly remove: (photoId: string, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<PhotosClient> = {
  upload: ['file:object'],
  append: ['part:object'],
  product: ['upi:string'],
  remove: ['photoId:string'],
}

/**
 * Creates the client for the photos of one shopper.
 * @example
 * const photos = createPhotosClient(http, {
 *   ...scope,
 *   contracts: {
 *     photo: createPhotoContract,
 *     part: appendPhotoContract,
 *     photos: getPhotosContract,
 *     photoProduct: getProductGroupContract,
 *     empty: emptyContract,
 *   },
 * })
 * const mine = await photos.list()
 */
export function createPhotosClient(
  http: Http,
  settings: ClientOptions<
    PhotosContracts,
    Pick<CommerceScope, 'siteId' | 'currency'> & Partial<Pick<CommerceScope, 'locale'>>
  >,
): PhotosClient {
  const {
    siteId,
    currency,
    locale,
    contracts: { photo, part, photos, photoProduct, empty },
  } = checkedScope(http, settings)
  const query = { siteId }
  return checkedCalls(NEEDED, {
    upload: (file, options) =>
      http.send(createPhoto, {
        ...options,
        contract: photo,
        query,
        file,
        headers: { ...options?.headers, 'content-type': 'application/octet-stream' },
      }),
    append: ({ uploadId, offset, size, file }, options) =>
      http.send(appendPhoto, {
        ...options,
        contract: part,
        path: { uploadId },
        query: { siteId, offset, size },
        file,
        headers: { ...options?.headers, 'content-type': 'application/octet-stream' },
      }),
    list: options => http.send(getPhotos, { ...options, contract: photos, query }),
    product: (upi, options) =>
      http.send(getPhotoProduct, {
        ...options,
        contract: photoProduct,
        path: { upi },
        query: { siteId, currency, locale },
      }),
    remove: (photoId, options) =>
      http.send(removePhoto, { ...options, contract: empty, query, path: { photoId } }),
  })
}
