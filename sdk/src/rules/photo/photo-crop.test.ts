import {
  cropRectangle,
  formatCrop,
  parseCrop,
  photoCropText,
  WHOLE_CROP,
  type PhotoCrop,
} from './photo-crop.ts'

test.each<[PhotoCrop, string]>([
  [{ zoom: 0, x: 0, y: 0 }, '000'],
  [WHOLE_CROP, '1MO'],
  [{ zoom: 10, x: 64, y: 64 }, 'ZUY'],
])('%j is %s', (crop, code) => {
  expect(formatCrop(crop)).toBe(code)
  expect(parseCrop(code)).toEqual(crop)
})

test.each(['', '00', 'ZZZ', '0000', '00a', '-01'])('%p names no crop', code => {
  expect(parseCrop(code)).toBeUndefined()
})

test.each([
  ['the largest of the shape, in the middle', 'D', WHOLE_CROP, [500, 0, 2000, 2000]],
  ['at the left', 'D', { zoom: 0, x: 0, y: 32 }, [0, 0, 2000, 2000]],
  ['half of it in the lower right corner', 'D', { zoom: 10, x: 64, y: 64 }, [2000, 1000, 1000, 1000]],
  ['upright', 'A', WHOLE_CROP, [834, 0, 1333, 2000]],
  ['the whole photo', 'G', { zoom: 0, x: 64, y: 0 }, [0, 0, 3000, 2000]],
] as const)('a crop of 3000 × 2000 pixels is %s', (_, shape, crop, rectangle) => {
  const { left, top, width, height } = cropRectangle({ width: 3000, height: 2000 }, shape, crop)
  expect([left, top, width, height]).toEqual(rectangle)
})

test.each([
  [{ shape: 'B', turns: 0 }, '3 : 4'],
  [{ shape: 'G', turns: 1 }, '3 : 2, 90°'],
  [{ shape: 'D', turns: 0, crop: { zoom: 0, x: 64, y: 0 } }, '1 : 1'],
  [{ shape: 'A', turns: 3, crop: { zoom: 7, x: 0, y: 12 } }, '2 : 3, 65%, 270°'],
] as const)('%j reads as %j', (key, text) => {
  expect(photoCropText(key)).toBe(text)
})
