import { appendPhotoContract } from '../operations/append-photo.contract.ts'
import { createPhotoContract } from '../operations/create-photo.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { getPhotosContract } from '../operations/get-photos.contract.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { createHttp } from '../http/http.ts'
import type { TransportRequest } from '../http/transport.ts'
import { createPhotosClient } from './photos.ts'

function setUp(status: number, body?: unknown) {
  const sent: { readonly address: string; readonly request: TransportRequest }[] = []
  const http = createHttp({
    services: { bizapi: 'https://api.test' },
    transport: async (address, request) => {
      sent.push({ address, request })
      return new Response(body === undefined ? null : JSON.stringify(body), { status })
    },
  })
  const contracts = {
    photo: createPhotoContract,
    part: appendPhotoContract,
    photos: getPhotosContract,
    photoProduct: getProductGroupContract,
    empty: emptyContract,
  }
  return { sent, photos: createPhotosClient(http, { siteId: 'Art', currency: 'CAD', contracts }) }
}

const PHOTO = { photoId: 'A', upi: 'U', imageId: 'I', width: 900, height: 900, uploadedAt: '' }

test('a file is sent as it is, a stream without being copied', async () => {
  const { sent, photos } = setUp(201, PHOTO)
  expect(await photos.upload(new Blob(['a photo']))).toEqual(PHOTO)
  await photos.upload(new Blob(['a photo']).stream())
  const expected = ['POST', 'https://api.test/v1/photos?siteId=Art', 'application/octet-stream']
  expect(
    sent.map(({ address, request }) => [request.method, address, request.headers?.['content-type']]),
  ).toEqual([expected, expected])
  expect(sent.map(({ request }) => request.duplex)).toEqual(['half', 'half'])
})

test('a part says where it belongs', async () => {
  const { sent, photos } = setUp(200, { received: 5 })
  const part = { uploadId: 'upload-1', offset: 0, size: 9, file: new Blob(['a pho']) }
  expect(await photos.append(part)).toEqual({ received: 5 })
  expect(sent.map(({ address, request }) => `${request.method} ${address}`)).toEqual([
    'PUT https://api.test/v1/photo-uploads/upload-1?siteId=Art&offset=0&size=9',
  ])
})

test('the product of a photo is asked for in the currency of the shop', async () => {
  const { sent, photos } = setUp(200, { products: [] })
  await photos.product('UABCDE12345G0')
  expect(sent[0]?.address).toBe('https://api.test/v1/photos/products/UABCDE12345G0?siteId=Art&currency=CAD')
})

test.each([
  [422, 'photo-damaged', 'http'],
  [413, 'photo-too-large', 'http'],
  [409, 'photo-album-full', 'conflict'],
  [503, 'service-unavailable', 'server'],
])('a refusal with %i says that it is because of %s', async (status, slug, code) => {
  const { photos } = setUp(status, { type: `https://errors.test/${slug}` })
  await expect(photos.upload(new Blob(['x']))).rejects.toMatchObject({ problem: slug, code })
  await expect(photos.remove('A')).rejects.toMatchObject({ code })
})

test.each([401, 404, 500])('a list, a product and a deletion fail with %i', async status => {
  const { photos } = setUp(status, {})
  for (const call of [() => photos.list(), () => photos.product('U'), () => photos.remove('A')])
    await expect(call()).rejects.toMatchObject({ status })
})
