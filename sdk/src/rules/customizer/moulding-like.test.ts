import { mouldingLike, type MouldingWish } from './moulding-like.ts'

const [VALUE_BLACK, VALUE_WHITE, BLACK, WHITE, GOLD, WIDE_BLACK, WIDE_GOLD] = [
  ['black', 'value', 0.75],
  ['white', 'value', 0.75],
  ['black', 'classic', 1.25],
  ['white', 'classic', 1.25],
  ['gold', 'classic', 1.25],
  ['black', 'classic', 2],
  ['gold', 'classic', 2],
].map(([colour, tier, width]) => ({ colour: String(colour), tier: String(tier), width: Number(width) }))
const ALL = [VALUE_BLACK, VALUE_WHITE, BLACK, WHITE, GOLD, WIDE_BLACK, WIDE_GOLD].flatMap(each => each ?? [])

test.each<[what: string, current: typeof BLACK, wanted: MouldingWish, found: typeof BLACK]>([
  ['another colour of the same tier and width', BLACK, { colour: 'white' }, WHITE],
  ['another colour of the same width', WIDE_BLACK, { colour: 'gold' }, WIDE_GOLD],
  ['a colour that only the other tier has', VALUE_BLACK, { colour: 'gold' }, GOLD],
  ['the other tier in the same colour', BLACK, { tier: 'value' }, VALUE_BLACK],
  ['the other tier, which has not this colour', GOLD, { tier: 'value' }, VALUE_BLACK],
  ['the tier that it has', WIDE_BLACK, { tier: 'classic' }, WIDE_BLACK],
  ['a colour of no frame', BLACK, { colour: 'green' }, undefined],
])('%s', (_, current, wanted, found) => {
  expect(current && mouldingLike(ALL, current, wanted)).toBe(found)
})
