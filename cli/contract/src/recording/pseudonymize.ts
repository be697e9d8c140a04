import { createHash, randomBytes } from 'node:crypto'

/** Gives a text another one of the same form: the same for the same text in one run, and nothing to guess it from. */
export type Pseudonymize = (text: string) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Makes the pseudonyms of one run; the salt is kept nowhere. */
export function createPseudonymizer(salt: Buffer = randomBytes(32)): Pseudonymize {
  return text => {
    let bytes = Buffer.alloc(0)
    let position = 0
    const next = (below: number) => {
      if (position >= bytes.length) bytes = Buffer.concat([bytes, digest(salt, text, position)])
      position += 1
      return (bytes[position - 1] ?? 0) % below
    }
    return text.replaceAll(/[\p{L}\d]/gu, character => {
      if (/\d/.test(character)) return String(next(10))
      const letter = LETTERS.charAt(next(LETTERS.length))
      return /\p{Lu}/u.test(character) ? letter.toUpperCase() : letter
    })
  }
}

function digest(salt: Buffer, text: string, block: number): Buffer {
  return createHash('sha256').update(salt).update(String(block)).update(text).digest()
}
