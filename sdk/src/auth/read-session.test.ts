import * as fc from 'fast-check'
import { readSession } from './read-session.ts'
import { sampleSession } from './testing/sample-session.ts'

test('a session that was kept as a text is read again', () => {
  const session = sampleSession({ customerType: 'registered', dnt: true })
  expect(readSession(JSON.stringify(session))).toEqual(session)
})

test('what else the text holds stays behind', () => {
  expect(readSession(JSON.stringify({ ...sampleSession(), isAdmin: true }))).toEqual(sampleSession())
})

test.each([
  [undefined],
  [null],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['"session"'],
  [JSON.stringify({ ...sampleSession(), customerType: 'admin' })],
  [JSON.stringify({ ...sampleSession(), accessEndsAt: '1800000' })],
  [JSON.stringify(sampleSession()).replace('1800000', '1e999')],
  [JSON.stringify({ __proto__: sampleSession() })],
])('the text %j is no session', text => {
  expect(readSession(text)).toBeUndefined()
})

test.each(Object.keys(sampleSession()))('without its field %s it is no session', field => {
  expect(readSession(JSON.stringify({ ...sampleSession(), [field]: undefined }))).toBeUndefined()
})

test('no text makes the reader stumble', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      expect(readSession(text)).toBeUndefined()
    }),
  )
})
