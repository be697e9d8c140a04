import { MAX_SCALE, movedBy, INITIAL_ZOOM, zoomedBy } from './zoom-state.ts'

const box = { width: 400, height: 300 }
const middle = { x: 0, y: 0 }

test('a picture grows around the point that it is pulled at (A-21)', () => {
  const grown = zoomedBy(INITIAL_ZOOM, 2, { x: 50, y: -30 }, box)
  expect(grown).toEqual({ scale: 2, x: -50, y: 30 })
  // What lay under the point still does.
  expect((50 - grown.x) / grown.scale).toBe(50)
})

test.each([
  [100, MAX_SCALE],
  [0.01, 1],
])('times %p it is %p times as large: no more than the most, no less than whole', (factor, scale) => {
  expect(zoomedBy(INITIAL_ZOOM, factor, middle, box).scale).toBe(scale)
})

test('a picture that becomes whole again lies in the middle', () => {
  const aside = zoomedBy(INITIAL_ZOOM, 3, { x: 200, y: 150 }, box)
  expect(zoomedBy(aside, 1 / 3, middle, box)).toEqual(INITIAL_ZOOM)
})

test('a picture can be pushed until its edge is reached, and a whole one not at all', () => {
  const large = zoomedBy(INITIAL_ZOOM, 2, middle, box)
  expect(movedBy(large, { x: 30, y: -20 }, box)).toEqual({ scale: 2, x: 30, y: -20 })
  expect(movedBy(large, { x: 1000, y: -1000 }, box)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(movedBy(INITIAL_ZOOM, { x: 30, y: 30 }, box)).toEqual(INITIAL_ZOOM)
})
