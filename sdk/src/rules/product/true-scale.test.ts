import { SCALE_MEASURES, scaleFit } from './true-scale.ts'

test('a sofa of 84 inches and a person of 5 ft 6 are the measure of everything (UX-10)', () => {
  expect(SCALE_MEASURES).toEqual({ sofa: 84, person: 66 })
})

test.each([
  [8, undefined, 10, 'scale.small'],
  [36, undefined, 43, 'scale.small'],
  [55.9, undefined, 67, 'scale.small'],
  [56, undefined, 67, 'scale.right'],
  [63, undefined, 75, 'scale.right'],
  [63.1, undefined, 75, 'scale.wide'],
  [84, undefined, 100, 'scale.wide'],
  [85, undefined, 101, 'scale.too-wide'],
  [36, 48, 75, 'scale.right'],
  [0.1, 84, 1, 'scale.small'],
])('%p inches above %p inches are %p percent: %s (UX-10)', (piece, furniture, percent, code) => {
  expect(scaleFit(piece, furniture)).toMatchObject({ percent, advice: { code } })
})

test.each([
  [36, 0],
  [36, -84],
  [36, Number.NaN],
  [0, 84],
  [Number.NaN, 84],
])('%p inches above %p inches say nothing', (piece, furniture) => {
  expect(scaleFit(piece, furniture)).toBeUndefined()
})
