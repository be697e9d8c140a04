import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import * as fc from 'fast-check'
import { createSeal } from './seal.ts'

const OLD = 'an old key of enough letters'
const NEW = 'a new key of enough letters'

test('what was sealed comes back, whatever it is', () => {
  const { seal, open } = createSeal([NEW], 'session')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(open(seal(text))).toBe(Buffer.from(text).toString('utf8'))
    }),
  )
})

test('a sealed text that was changed anywhere does not open', () => {
  const { seal, open } = createSeal([NEW], 'session')
  const sealed = seal('customer 1')
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    expect(open(changed)).toBeUndefined()
  }
})

test('the same text is never sealed twice alike', () => {
  const { seal } = createSeal([NEW], 'session')
  expect(seal('a')).not.toBe(seal('a'))
})

test('after a rotation old sessions open and new ones are sealed with the new key', () => {
  const before = createSeal([OLD], 'session')
  const during = createSeal([NEW, OLD], 'session')
  const after = createSeal([NEW], 'session')
  expect(during.open(before.seal('kept'))).toBe('kept')
  expect(after.open(during.seal('renewed'))).toBe('renewed')
  expect(after.open(before.seal('too old'))).toBeUndefined()
})

const plainSecret = new Uint8Array(hkdfSync('sha256', NEW, 'wallart', 'session', 32))
const nonce = Buffer.alloc(12, 7)

test('what a build before the compression sealed still opens', () => {
  const { seal, open } = createSeal([NEW], 'session')
  const cipher = createCipheriv('aes-256-gcm', plainSecret, nonce)
  const sealed = Buffer.concat([nonce, cipher.update('{"a":1}'), cipher.final(), cipher.getAuthTag()])
  const [id = ''] = seal('').split('.')
  expect(open(`${id}.${sealed.toString('base64url')}`)).toBe('{"a":1}')
})

test('to a build before the compression what is sealed now is nothing, no other text', () => {
  const [, body = ''] = createSeal([NEW], 'session').seal('{"a":1}').split('.')
  const sealed = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', plainSecret, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  decipher.update(sealed.subarray(12, -16))
  expect(() => decipher.final()).toThrow(/authenticate/)
})

test('a digest tells texts apart, and needs the key', () => {
  const { digest } = createSeal([NEW, OLD], 'session')
  expect(digest('4111 1111 1111 1111')).toBe(createSeal([NEW], 'session').digest('4111 1111 1111 1111'))
  const others = [digest('4111 1111 1111 1112'), createSeal([OLD], 'session').digest('4111 1111 1111 1111')]
  for (const other of others) expect(other).not.toBe(digest('4111 1111 1111 1111'))
})

test('what was sealed for one purpose is nothing for another', () => {
  expect(createSeal([NEW], 'state').open(createSeal([NEW], 'session').seal('a'))).toBeUndefined()
})

test.each(['', '.', 'abc', 'abc.def', '💥.💥'])('the strange text %j does not open', text => {
  expect(createSeal([NEW], 'session').open(text)).toBeUndefined()
})
