import { isPhotoShape, photoShapes, shownShare } from './photo-shape.ts'

test.each([
  [4032, 3024, 'FEGD'],
  [3024, 4032, 'BCAD'],
  [3000, 2000, 'GFED'],
  [1000, 1000, 'DEFGCBA'],
  [6000, 2000, 'H'],
  [2000, 6000, 'I'],
  [9000, 1000, 'H'],
])('a photo of %i × %i pixels can be cut to %s', (width, height, letters) => {
  const [best, ...others] = photoShapes({ width, height })
  expect(best).toBe(letters.charAt(0))
  expect([best, ...others].toSorted()).toEqual(letters.split('').toSorted())
})

test('a square shows two thirds of a photo of 3 : 2', () => {
  expect(shownShare({ width: 3000, height: 2000 }, 'D')).toBeCloseTo(2 / 3)
  expect(shownShare({ width: 3000, height: 2000 }, 'G')).toBe(1)
})

test.each([
  ['A', true],
  ['I', true],
  ['J', false],
  ['toString', false],
])('%s names a shape: %s', (letter, is) => {
  expect(isPhotoShape(letter)).toBe(is)
})
