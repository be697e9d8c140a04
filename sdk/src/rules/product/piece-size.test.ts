import { pieceSize, sizeInWords } from './piece-size.ts'

test.each([
  ['16" x 20"', 16, 20],
  ['21.5" x 25.5"', 21.5, 25.5],
  ['16" x 20" (41 x 51 cm)', 16, 20],
  ['16x20', 16, 20],
  [' 8 X 10 ', 8, 10],
  ['12" × 18"', 12, 18],
])('the size %p is %p by %p inches (UX-10)', (text, width, height) => {
  expect(pieceSize(text)).toEqual({ width, height })
})

test.each(['', 'A3', '0" x 20"', '16"', '16 by 20', '41 x 51cm', '1000" x 20"', 'x', '-8" x 10"'])(
  'the size %p says nothing about inches',
  text => {
    expect(pieceSize(text)).toBeUndefined()
  },
)

test.each([
  [{ width: 24, height: 36 }, '24 x 36 in', '61 x 91 cm'],
  [{ width: 21.5, height: 25.5 }, '21.5 x 25.5 in', '55 x 65 cm'],
])('%j reads %p and %p (UX-10)', (size, inches, cm) => {
  expect(sizeInWords(size)).toEqual({ inches, cm })
})
