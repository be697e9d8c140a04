import { FRAME_COLOURS, frameColour } from './frame-colour.ts'

test('three colours have their own position (S-39)', () => {
  expect(FRAME_COLOURS).toEqual(['black', 'white', 'brown'])
})

test.each([
  ['Black', 'black'],
  ['Matte BLACK Wood', 'black'],
  ['Antique White', 'white'],
  ['Dark brown', 'brown'],
  ['Black and White', 'black'],
  ['Chelsea noir', 'black'],
  ['Ashford blanc', 'white'],
  ['Hawthorn brun', 'brown'],
  ['Chelsea negro', 'black'],
  ['Ashford blanco', 'white'],
  ['Hawthorn marrón', 'brown'],
  ['Florentin doré', 'other'],
  ['Champagne', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('the moulding %p counts as %p (S-39)', (moulding, colour) => {
  expect(frameColour(moulding)).toBe(colour)
})
