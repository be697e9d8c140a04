import type { HungPiece } from '../../model/wall.ts'
import { wallProblems, type WallProblem } from './wall-problems.ts'

const WALL = { width: 120, height: 96 }
const piece = (x: number, y: number): HungPiece => ({ width: 20, height: 30, x, y })

test.each<[what: string, pieces: readonly HungPiece[], problems: readonly WallProblem[]]>([
  ['edges that touch', [piece(0, 0), piece(20, 0), piece(20, 30)], []],
  ['two over each other', [piece(10, 10), piece(29, 39)], [{ kind: 'overlap', pieces: [0, 1] }]],
  ['one beyond the left edge', [piece(-1, 10)], [{ kind: 'off-wall', pieces: [0] }]],
  ['one beyond the ceiling', [piece(10, 67)], [{ kind: 'off-wall', pieces: [0] }]],
  ['one in the corner', [piece(100, 66)], []],
  [
    'one beyond the right edge over another',
    [piece(90, 10), piece(101, 10)],
    [
      { kind: 'overlap', pieces: [0, 1] },
      { kind: 'off-wall', pieces: [1] },
    ],
  ],
])('%s', (_, pieces, problems) => {
  expect(wallProblems(pieces, WALL)).toEqual(problems)
})
