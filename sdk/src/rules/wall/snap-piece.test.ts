import type { HungPiece } from '../../model/wall.ts'
import { snapPiece } from './snap-piece.ts'

const WALL = { width: 120, height: 96, gap: 3 }
const other: HungPiece = { width: 20, height: 30, x: 40, y: 43 }
const moved = (x: number, y: number): HungPiece => ({ width: 10, height: 10, x, y })

test.each<[what: string, piece: HungPiece, position: readonly [number, number], guides: readonly string[]]>([
  ['the gap on the right', moved(62.4, 20), [63, 20], ['x 63']],
  ['the gap on the left', moved(27.9, 20), [27, 20], ['x 37']],
  ['the left edge', moved(41, 20), [40, 20], ['x 40']],
  ['the right edge', moved(49.2, 20), [50, 20], ['x 60']],
  ['its middle', moved(45.4, 20), [45, 20], ['x 50']],
  ['the gap above', moved(80, 75.1), [80, 76], ['y 76']],
  ['the height of eyes', moved(80, 53.7), [80, 53], ['y 58']],
  ['the middle of the wall', moved(55.6, 20), [55, 20], ['x 60']],
  ['nothing', moved(80.1, 20.2), [80, 20.25], []],
])('a piece keeps to %s', (_, piece, [x, y], guides) => {
  const snapped = snapPiece(piece, [other], WALL, 1)
  expect([snapped.x, snapped.y]).toEqual([x, y])
  expect(snapped.guides.map(({ axis, at }) => `${axis} ${at}`)).toEqual(guides)
})
