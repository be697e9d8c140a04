import { formatPhotoImage, parsePhotoImage } from './photo-image.ts'

const image = {
  upi: 'UABCDE12345G4ZUYAYRGN3C1M',
  expires: 1_795_000_000,
  signature: '0123456789abcdef0123456789abcd',
}

test('the name of a private picture says what it shows and until when', () => {
  expect(parsePhotoImage(formatPhotoImage(image))).toEqual(image)
  expect(formatPhotoImage(image)).toMatch(/^[\w-]{1,64}$/)
})

test.each([
  'A12',
  'A12AFB',
  'UABCDE12345G0',
  'UABCDE12345G0_x_y',
  `${formatPhotoImage(image)}0`,
  `x${formatPhotoImage(image)}`,
])('%s names none', name => {
  expect(parsePhotoImage(name)).toBeUndefined()
})
