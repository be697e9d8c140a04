import * as fc from 'fast-check'
import { capabilityFlags } from './capability-flags.ts'

const none = {
  canFrame: false,
  canMount: false,
  canLaminate: false,
  canCanvasStretched: false,
  canCanvasFramed: false,
}

test('what the service flags do not name is not allowed (OPT-05 to OPT-09, S-38)', () => {
  expect(capabilityFlags({ serviceFlags: {} })).toEqual(none)
  expect(capabilityFlags({ serviceFlags: { gilding: true, canGild: true, can: true, '': true } })).toEqual(
    none,
  )
})

test.each([
  ['canFrame', 'OPT-05'],
  ['canMount', 'OPT-06'],
  ['canLaminate', 'OPT-07'],
  ['canCanvasStretched', 'OPT-08'],
  ['canCanvasFramed', 'OPT-09'],
])('%s is allowed by its flag alone, in any case, with or without can (%s, S-38)', capability => {
  const short = capability.slice('can'.length)
  for (const flag of [
    capability,
    capability.toUpperCase(),
    capability.toLowerCase(),
    short,
    short.toLowerCase(),
  ]) {
    expect(capabilityFlags({ serviceFlags: { [flag]: true } })).toEqual({ ...none, [capability]: true })
    expect(capabilityFlags({ serviceFlags: { [flag]: false } })).toEqual(none)
  }
})

test('two spellings of a flag are allowed when one is (S-38)', () => {
  expect(capabilityFlags({ serviceFlags: { frame: false, canFrame: true } }).canFrame).toBe(true)
})

test('no flag name upsets the shop, and none of the prototype counts (S-38)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.constant(false)), serviceFlags => {
      expect(capabilityFlags({ serviceFlags })).toEqual(none)
    }),
  )
})
