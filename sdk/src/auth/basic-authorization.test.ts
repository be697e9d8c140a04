import * as fc from 'fast-check'
import { basicAuthorization } from './basic-authorization.ts'

test.each([
  ['Aladdin', 'open sesame', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
  ['test', '123£', 'Basic dGVzdDoxMjPCow=='],
])('%s and %s make the header of RFC 7617', (name, secret, header) => {
  expect(basicAuthorization(name, secret)).toBe(header)
})

test('every password arrives as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), secret => {
      const [, sent = ''] = basicAuthorization('jane', secret).split(' ')
      expect(Buffer.from(sent, 'base64').toString()).toBe(Buffer.from(`jane:${secret}`).toString())
    }),
  )
})

test('a name with a colon, which would be read as another name, is refused', () => {
  expect(() => basicAuthorization('jane:open', 'sesame')).toThrow('A name for Basic must not have a colon.')
})
