import type { WallTemplate } from '../../model/wall.ts'
import { arrangeWall, wallBounds } from './arrange-wall.ts'
import { wallProblems } from './wall-problems.ts'
import { WALL_TEMPLATES } from './wall-plan.ts'

const WALL = { width: 120, height: 96, gap: 3 }
const small = { width: 12, height: 16 }
const large = { width: 24, height: 30 }

test.each<[template: WallTemplate, positions: readonly (readonly [x: number, y: number])[]]>([
  [
    'row',
    [
      [33, 50],
      [48, 43],
      [75, 50],
    ],
  ],
  [
    'shelf',
    [
      [33, 43],
      [48, 43],
      [75, 43],
    ],
  ],
  [
    'grid',
    [
      [40.5, 59.5],
      [55.5, 52.5],
      [54, 33.5],
    ],
  ],
  [
    'stairs',
    [
      [33, 44.75],
      [48, 43],
      [75, 55.25],
    ],
  ],
  [
    'salon',
    [
      [33, 50],
      [48, 43],
      [75, 50],
    ],
  ],
])('a %s hangs in the middle, at the height of eyes', (template, positions) => {
  const hung = arrangeWall(template, [small, large, { ...small }], WALL)
  expect(hung.map(({ x, y }) => [x, y])).toEqual(positions)
})

test.each(WALL_TEMPLATES.flatMap(template => [1, 2, 3, 4, 5, 6].map(count => [template, count] as const)))(
  'a %s of %i keeps its pieces apart and on the wall',
  (template, count) => {
    const pieces = [
      small,
      large,
      { width: 18, height: 12 },
      { ...small },
      { ...large },
      { width: 10, height: 8 },
    ]
    const wall = { ...WALL, width: 180, height: 144 }
    const hung = arrangeWall(template, pieces.slice(0, count), wall)
    expect(hung).toHaveLength(count)
    expect(wallProblems(hung, wall)).toEqual([])
    const { left, right } = wallBounds(hung)
    expect(Math.abs(left + right - wall.width)).toBeLessThanOrEqual(0.5)
  },
)

test('nothing to hang leaves an empty wall', () => {
  expect(WALL_TEMPLATES.map(template => arrangeWall(template, [], WALL))).toEqual([[], [], [], [], []])
})

test('what is higher than the wall stands on the floor', () => {
  expect(arrangeWall('row', [{ width: 40, height: 100 }], WALL)).toEqual([
    { width: 40, height: 100, x: 40, y: 0 },
  ])
})
