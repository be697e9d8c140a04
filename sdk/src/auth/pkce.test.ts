import { createCodeChallenge, createCodeVerifier } from './pkce.ts'

test('a code verifier is 128 signs of the alphabet that addresses allow', () => {
  expect(createCodeVerifier()).toMatch(/^[\w-]{128}$/)
})

test('no two code verifiers are alike, and every sign of the alphabet occurs in them', () => {
  const verifiers = Array.from({ length: 100 }, createCodeVerifier)
  expect(new Set(verifiers).size).toBe(100)
  expect(new Set(verifiers.join('')).size).toBe(64)
})

test('a code challenge is the SHA-256 of its verifier as RFC 7636 gives it in appendix B', async () => {
  expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('every sign of base64 that an address would change is replaced', async () => {
  const challenges = await Promise.all(
    Array.from({ length: 50 }, () => createCodeChallenge(createCodeVerifier())),
  )
  expect(challenges.filter(challenge => !/^[\w-]{43}$/.test(challenge))).toEqual([])
})

test('on a page without https there is no challenge, and the error says so', async () => {
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle')
  if (!subtle) throw new Error('crypto.subtle is missing')
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true })
  try {
    await expect(createCodeChallenge('x')).rejects.toMatchObject({
      code: 'config',
      message: 'Signing in needs crypto.subtle: a page under https.',
    })
  } finally {
    Object.defineProperty(Crypto.prototype, 'subtle', subtle)
  }
})
