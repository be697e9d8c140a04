import { isDoNotTrackOn, mayTrack } from './may-track.ts'

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'no' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
  [{}, false],
])('%j asks not to be tracked: %p (ANA-11)', (consent, on) => {
  expect(isDoNotTrackOn(consent)).toBe(on)
})

test.each([
  ['activity', false],
  ['marketing', false],
  ['store-tracker', false],
  ['data-layer', true],
] as const)('with do-not-track on, %s goes on: %p (ANA-01, ANA-11, S-60)', (kind, allowed) => {
  expect(mayTrack(kind, { doNotTrack: '1' })).toBe(allowed)
  expect(mayTrack(kind, { doNotTrack: null })).toBe(true)
})
