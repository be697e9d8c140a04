import { createHash, randomBytes } from 'node:crypto'

/** Maps equal texts to equal pseudonyms of the same format within a run; not reversible. */
export type Pseudonymize = (text: string) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The salt is never stored. */
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
