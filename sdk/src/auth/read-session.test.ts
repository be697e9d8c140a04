import * as fc from 'fast-check'
import { readSession } from './read-session.ts'
import { aSession } from './testing/a-session.ts'

test('a session that was kept as a text is read again', () => {
  const session = aSession({ customerType: 'registered', dnt: true })
  expect(readSession(JSON.stringify(session))).toEqual(session)
})

test('what else the text holds stays behind', () => {
  expect(readSession(JSON.stringify({ ...aSession(), isAdmin: true }))).toEqual(aSession())
})

test.each([
  [undefined],
  [null],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['"session"'],
  [JSON.stringify({ ...aSession(), customerType: 'admin' })],
  [JSON.stringify({ ...aSession(), accessEndsAt: '1800000' })],
  [JSON.stringify(aSession()).replace('1800000', '1e999')],
  [JSON.stringify({ __proto__: aSession() })],
])('the text %j is no session', text => {
  expect(readSession(text)).toBeUndefined()
})

test.each(Object.keys(aSession()))('without its field %s it is no session', field => {
  expect(readSession(JSON.stringify({ ...aSession(), [field]: undefined }))).toBeUndefined()
})

test('no text makes the reader stumble', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      expect(readSession(text)).toBeUndefined()
    }),
  )
})
