import { validateResponse } from '../http/validate-response.ts'
import { createPhotoContract } from './create-photo.contract.ts'
import { getPhotosContract } from './get-photos.contract.ts'

const PHOTO = {
  photoId: 'ABCDE12345',
  upi: 'UABCDE12345G0',
  imageId: 'UABCDE12345G0_tolw00_0123456789abcdef0123456789abcd',
  width: 3000,
  height: 2000,
  uploadedAt: '2026-11-23T12:00:00.000Z',
}
const call = { operation: 'test' }

test('a photo is understood, and what it has besides is left out', async () => {
  expect(await validateResponse(createPhotoContract, { ...PHOTO, owner: 'x' }, call)).toEqual(PHOTO)
})

test.each([
  ['no id', { ...PHOTO, photoId: '' }],
  ['no picture', { ...PHOTO, imageId: null }],
  ['no pixels', { ...PHOTO, width: 0 }],
  ['half a pixel', { ...PHOTO, height: 0.5 }],
  ['no photo', null],
])('%s is a broken answer', async (_, answer) => {
  await expect(validateResponse(createPhotoContract, answer, call)).rejects.toMatchObject({
    code: 'bad-answer',
  })
})

test.each([
  [{ data: [PHOTO, { ...PHOTO, width: 'x' }] }, [PHOTO]],
  [{ data: [] }, []],
  [{ data: null }, []],
  [{}, []],
])('one broken upload never blocks the others', async (answer, photos) => {
  expect(await validateResponse(getPhotosContract, answer, call)).toEqual(photos)
})
