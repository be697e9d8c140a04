import type { PlannedPiece, WallPlan, WallTemplate } from '../../model/wall.ts'

/** Where works are arranged on a wall. */
export const WALL_PATH = '/gallery-wall'

/** How many works make a gallery wall. */
export const WALL_PIECES = { least: 3, most: 6 } as const

/** Every arrangement, the plainest first. */
export const WALL_TEMPLATES: readonly WallTemplate[] = ['row', 'shelf', 'grid', 'stairs', 'salon']

/** What each measure of a wall may be, in inches, and what it usually is. */
export const WALL_MEASURES = {
  width: { least: 24, most: 480, usual: 120 },
  height: { least: 60, most: 240, usual: 96 },
  gap: { least: 0, most: 24, usual: 3 },
  hook: { least: 0, most: 24, usual: 2 },
} as const

/** The fields of a wall in an address. */
export const WALL_FIELDS = ['width', 'height', 'gap', 'hook', 'piece', 'x', 'y', 'arrange'] as const

const STEPS_PER_INCH = 4
const UPI = /^[A-Z0-9]{2,26}$/

/** Inches to the nearest quarter. */
export function toQuarterInch(inches: number): number {
  return Math.round(inches * STEPS_PER_INCH) / STEPS_PER_INCH
}

/** The wall that an address describes; what it does not say, or what cannot be, is as usual. */
export function parseWallPlan(query: Pick<URLSearchParams, 'get' | 'getAll'>): WallPlan {
  const template = WALL_TEMPLATES.find(each => each === query.get('arrange'))
  const [xs, ys] = [query.getAll('x'), query.getAll('y')]
  const pieces = query
    .getAll('piece')
    .map((upi, index): PlannedPiece => {
      const [x, y] = [parseInches(xs[index]), parseInches(ys[index])]
      return x === undefined || y === undefined ? { upi } : { upi, x, y }
    })
    .filter(({ upi }) => UPI.test(upi))
    .slice(0, WALL_PIECES.most)
  return {
    width: parseMeasure('width', query),
    height: parseMeasure('height', query),
    gap: parseMeasure('gap', query),
    hook: parseMeasure('hook', query),
    pieces,
    ...(template && { template }),
  }
}

/** The same wall as the query of an address, without what is as usual. */
export function wallPlanQuery(plan: WallPlan): URLSearchParams {
  const query = new URLSearchParams()
  for (const measure of ['width', 'height', 'gap', 'hook'] as const)
    if (plan[measure] !== WALL_MEASURES[measure].usual) query.set(measure, String(plan[measure]))
  for (const { upi, x, y } of plan.pieces) {
    query.append('piece', upi)
    if (plan.template || x === undefined || y === undefined) continue
    query.append('x', String(x))
    query.append('y', String(y))
  }
  if (plan.template) query.set('arrange', plan.template)
  return query
}

function parseMeasure(name: keyof typeof WALL_MEASURES, query: Pick<URLSearchParams, 'get'>): number {
  const { least, most, usual } = WALL_MEASURES[name]
  const inches = parseInches(query.get(name) ?? undefined)
  return inches === undefined ? usual : Math.min(most, Math.max(least, inches))
}

function parseInches(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,4}(?:\.\d{1,3})?$/.test(text)
    ? toQuarterInch(Number(text))
    : undefined
}
