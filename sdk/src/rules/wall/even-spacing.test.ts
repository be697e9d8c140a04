import type { HungPiece } from '../../model/wall.ts'
import { evenSpacing } from './even-spacing.ts'

const piece = (x: number, y: number): HungPiece => ({ width: 10, height: 20, x, y })

test.each<[what: string, pieces: readonly HungPiece[], xs: readonly number[]]>([
  ['one alone stays', [piece(7, 40)], [7]],
  ['a row gets its gap around its middle', [piece(0, 40), piece(11, 42), piece(30, 38)], [2, 15, 28]],
  ['the order on the wall counts', [piece(30, 40), piece(0, 40)], [21.5, 8.5]],
  ['two rows are two', [piece(0, 60), piece(30, 60), piece(0, 20), piece(14, 20)], [8.5, 21.5, 0.5, 13.5]],
  ['what overlaps comes apart', [piece(10, 40), piece(12, 40)], [4.5, 17.5]],
])('%s', (_, pieces, xs) => {
  expect(evenSpacing(pieces, 3).map(({ x }) => x)).toEqual(xs)
})
