import { hangingPlan } from './hanging-plan.ts'

const left = { width: 20, height: 30, x: 10, y: 43 }
const right = { width: 12, height: 16, x: 40, y: 50 }

test('nails are named from the left, in inches and centimetres', () => {
  expect(hangingPlan([right, left], 2)).toEqual([
    { number: 1, index: 1, fromLeft: { inches: 20, cm: 50.8 }, aboveFloor: { inches: 71, cm: 180.3 } },
    {
      number: 2,
      index: 0,
      fromLeft: { inches: 46, cm: 116.8 },
      aboveFloor: { inches: 64, cm: 162.6 },
      afterPrevious: { inches: 26, cm: 66 },
    },
  ])
})

test('of two above each other the upper comes first', () => {
  const upper = { ...left, y: 76 }
  expect(hangingPlan([left, upper], 0).map(({ index }) => index)).toEqual([1, 0])
})
