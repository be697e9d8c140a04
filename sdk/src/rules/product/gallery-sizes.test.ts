import { GALLERY_SIZES, THUMBNAIL_SIZE_PARAMETER } from './gallery-sizes.ts'

test('the pictures of a gallery have the sizes of the specification (GUI-19, CON-05)', () => {
  expect(GALLERY_SIZES).toEqual({ thumbnail: 66, main: 550, zoom: 1200 })
  expect(THUMBNAIL_SIZE_PARAMETER).toBe(150)
})
