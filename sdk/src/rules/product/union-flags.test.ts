import * as fc from 'fast-check'
import { unionFlags } from './union-flags.ts'

const none = {
  canFrame: false,
  canMount: false,
  canLaminate: false,
  canCanvasStretched: false,
  canCanvasFramed: false,
}
const flags = fc.record({
  canFrame: fc.boolean(),
  canMount: fc.boolean(),
  canLaminate: fc.boolean(),
  canCanvasStretched: fc.boolean(),
  canCanvasFramed: fc.boolean(),
})

test('nothing can be done with nothing (OPT-10)', () => {
  expect(unionFlags([])).toEqual(none)
})

test.each(['canFrame', 'canMount', 'canLaminate', 'canCanvasStretched', 'canCanvasFramed'])(
  'one variant that says %s is enough (OPT-10)',
  capability => {
    expect(unionFlags([none, { ...none, [capability]: true }, none])).toEqual({ ...none, [capability]: true })
  },
)

test('the order of the variants does not matter, and one alone keeps its flags (OPT-10)', () => {
  fc.assert(
    fc.property(flags, flags, (one, other) => {
      expect(unionFlags([one, other])).toEqual(unionFlags([other, one]))
      expect(unionFlags([one])).toEqual(one)
    }),
  )
})
