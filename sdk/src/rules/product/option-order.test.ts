import * as fc from 'fast-check'
import type { Finish } from '../../model/finish.ts'
import { OTHER_OPTION_ORDER, optionFamily, optionOrder, POSTER_OPTION_ORDER } from './option-order.ts'

const frame = (moulding: string): Finish => ({ type: 'frame', tier: 'classic', moulding })

test.each<[Finish, number, string]>([
  [{ type: 'poster', tier: 'none' }, 0, 'OPT-19'],
  [{ type: 'frame', tier: 'value', moulding: 'Brown' }, 1, 'OPT-19'],
  [{ type: 'frame', tier: 'classic', moulding: 'Black' }, 2, 'OPT-19'],
  [{ type: 'frame', tier: 'none' }, 2, 'OPT-19'],
  [{ type: 'mount', tier: 'none' }, 3, 'OPT-20'],
  [{ type: 'stretched-canvas', tier: 'none' }, 4, 'OPT-21'],
  [{ type: 'framed-canvas', tier: 'none', moulding: 'Black' }, 5, 'OPT-22'],
  [{ type: 'laminate', tier: 'none' }, 6, 'OPT-23'],
  [{ type: 'print', tier: 'none' }, 0, 'OPT-32'],
])('among posters, %j has place %p (%s)', (finish, order) => {
  expect(optionOrder('poster', finish)).toBe(order)
})

test.each<[Finish, number, string]>([
  [{ type: 'print', tier: 'none' }, 0, 'OPT-24'],
  [frame('Black'), 1, 'OPT-25'],
  [{ type: 'frame', tier: 'value', moulding: 'Matte black' }, 1, 'OPT-25'],
  [frame('White'), 2, 'OPT-26'],
  [frame('Brown'), 3, 'OPT-27'],
  [{ type: 'stretched-canvas', tier: 'none' }, 4, 'OPT-28'],
  [{ type: 'framed-canvas', tier: 'none', moulding: 'Black' }, 5, 'OPT-29'],
  [{ type: 'mount', tier: 'none' }, 6, 'OPT-30'],
  [{ type: 'laminate', tier: 'none' }, 7, 'OPT-31'],
  [{ type: 'poster', tier: 'none' }, 0, 'OPT-32'],
])('among other types, %j has place %p (%s)', (finish, order) => {
  expect(optionOrder('other', finish)).toBe(order)
})

test.each([frame('Champagne'), { type: 'frame', tier: 'value' } as const])(
  'the frame %j of an unknown colour comes after the brown one and before canvas (S-39)',
  finish => {
    const order = optionOrder('other', finish)
    expect(order).toBeGreaterThan(OTHER_OPTION_ORDER.brown)
    expect(order).toBeLessThan(OTHER_OPTION_ORDER['stretched-canvas'])
  },
)

test('options that are missing leave a gap in both orders (OPT-32)', () => {
  const finish = fc.record({
    type: fc.constantFrom(
      'print' as const,
      'poster' as const,
      'frame' as const,
      'mount' as const,
      'stretched-canvas' as const,
      'framed-canvas' as const,
      'laminate' as const,
    ),
    tier: fc.constantFrom('value' as const, 'classic' as const, 'none' as const),
    moulding: fc.string(),
  })
  fc.assert(
    fc.property(finish, given => {
      expect(Object.values(POSTER_OPTION_ORDER)).toContain(optionOrder('poster', given))
      expect(Object.values(OTHER_OPTION_ORDER)).toContain(optionOrder('other', given))
    }),
  )
})

test.each([
  [['Poster'], 'poster'],
  [['print', 'POSTER'], 'poster'],
  [['print'], 'other'],
  [['canvas', 'photo', 'Stand Up', 'tapestry'], 'other'],
  [[], 'other'],
])('options of %j follow the order of type %s (OPT-19, OPT-24, C-19)', (groups, family) => {
  expect(optionFamily(groups.map(productTypeGroup => ({ productTypeGroup })))).toBe(family)
})
