import { createHash, randomBytes } from 'node:crypto'

/** Gives a text another one of the same form: the same for the same text in one run, and nothing to guess it from. */
export type Pseudonym = (text: string) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Makes the pseudonyms of one run; the salt is kept nowhere. */
export function createPseudonym(salt: Buffer = randomBytes(32)): Pseudonym {
  return text => {
    let bytes = Buffer.alloc(0)
    let at = 0
    const next = (below: number) => {
      if (at >= bytes.length) bytes = Buffer.concat([bytes, digest(salt, text, at)])
      at += 1
      return (bytes[at - 1] ?? 0) % below
    }
    return text.replaceAll(/[\p{L}\d]/gu, sign => {
      if (/\d/.test(sign)) return String(next(10))
      const letter = LETTERS.charAt(next(LETTERS.length))
      return /\p{Lu}/u.test(sign) ? letter.toUpperCase() : letter
    })
  }
}

function digest(salt: Buffer, text: string, block: number): Buffer {
  return createHash('sha256').update(salt).update(String(block)).update(text).digest()
}
