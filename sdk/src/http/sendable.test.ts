import * as fc from 'fast-check'
import { sendable as inNode } from './sendable.node.ts'
import { sendable } from './sendable.ts'

const ways = [
  ['by the platform', sendable],
  ['in Node', inNode],
] as const

describe.each(ways)('%s', (_, way) => {
  test('later headers win however they are written, undefined is none, and no cookie goes along', () => {
    expect(way({ 'X-Key': 'a', 'x-none': undefined }, undefined, { 'x-key': ' b\n', 'x-empty': '' })).toEqual(
      {
        credentials: 'omit',
        headers: { 'x-key': 'b', 'x-empty': '' },
      },
    )
  })

  test.each([
    ['x-name', 'a\nb'],
    ['x-name', '名'],
    ['x-name', '\0'],
    ['x name', 'a'],
    ['x:name', 'a'],
    ['', 'a'],
  ])('the header %j: %j cannot be sent', (name, value) => {
    expect(() => way({ [name]: value })).toThrow(/header|ByteString/i)
  })
})

test('where credentials do not exist they are not mentioned', () => {
  const { prototype } = Request
  const known = Object.getOwnPropertyDescriptor(prototype, 'credentials') ?? {}
  Reflect.deleteProperty(prototype, 'credentials')
  try {
    expect(sendable()).not.toHaveProperty('credentials')
  } finally {
    Object.defineProperty(prototype, 'credentials', known)
  }
})

const outcome = (way: typeof sendable, name: string, value: string) => {
  try {
    return way({ [name]: value })
  } catch {
    return 'refused'
  }
}

test('both ways send and refuse the same', () => {
  const signs = fc.constantFrom(...Array.from(' \t\r\n\0\x7F\x85\xA0\xFFĀaZ0_-:!"(),/~'))
  const text = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, text, (name, value) => {
      expect(outcome(inNode, name, value)).toEqual(outcome(sendable, name, value))
    }),
    { numRuns: 2000 },
  )
})
