import { placePieces, type SizedPiece } from './place-pieces.ts'

const WALL = { width: 120, height: 96, gap: 3 }
const piece = (change: Partial<SizedPiece> = {}): SizedPiece => ({
  upi: 'A1FB',
  width: 20,
  height: 30,
  ...change,
})

test.each<
  [what: string, pieces: readonly SizedPiece[], wall: Parameters<typeof placePieces>[1], positions: unknown]
>([
  ['as the template says', [piece({ x: 1, y: 1 })], { ...WALL, template: 'row' }, [[50, 43]]],
  [
    'in a row when none was put anywhere',
    [piece(), piece()],
    WALL,
    [
      [38.5, 43],
      [61.5, 43],
    ],
  ],
  ['where it was put', [piece({ x: 7, y: 9 })], WALL, [[7, 9]]],
  [
    'a new one to the right',
    [piece({ x: 7, y: 9 }), piece()],
    WALL,
    [
      [7, 9],
      [30, 9],
    ],
  ],
  [
    'a new one to the left of those at the right edge',
    [piece({ x: 98, y: 9 }), piece()],
    WALL,
    [
      [98, 9],
      [75, 9],
    ],
  ],
  [
    'a new one before all others',
    [piece(), piece({ x: 40, y: 9 })],
    WALL,
    [
      [0, 43],
      [40, 9],
    ],
  ],
])('a piece hangs %s', (_, pieces, wall, positions) => {
  expect(placePieces(pieces, wall).map(({ x, y }) => [x, y])).toEqual(positions)
})
