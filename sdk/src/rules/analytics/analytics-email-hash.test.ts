import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { analyticsEmailHash } from './analytics-email-hash.ts'

const ALICE = 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976'

test.each(['alice@example.com', ' Alice@Example.COM\n'])(
  '%j is hashed trimmed and in small letters (ANA-08)',
  async email => {
    expect(await analyticsEmailHash(email)).toBe(ALICE)
  },
)

test.each([[''], ['  \n'], [undefined], [null], [42], [{}]])(
  '%j has no hash and is no failure (ANA-09, S-50)',
  async email => {
    const problems: unknown[] = []
    expect(await analyticsEmailHash(email, problem => problems.push(problem))).toBeNull()
    expect(problems).toEqual([])
  },
)

test('every e-mail hashes as SHA-256 does (ANA-08)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async local => {
      const email = `${local}@b.com`
      const plain = email.toLowerCase().trim()
      expect(await analyticsEmailHash(email)).toBe(createHash('sha256').update(plain).digest('hex'))
    }),
  )
})

test('where nothing can be hashed the log is told and there is no hash (ANA-10)', async () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'crypto')
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  try {
    const problems: unknown[] = []
    expect(await analyticsEmailHash('a@b.com', problem => problems.push(problem))).toBeNull()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toHaveProperty('name', 'TypeError')
    expect(await analyticsEmailHash('a@b.com')).toBeNull()
  } finally {
    if (real) Object.defineProperty(globalThis, 'crypto', real)
  }
})
