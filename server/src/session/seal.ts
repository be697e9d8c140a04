import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'

export interface Seal {
  readonly seal: (text: string) => string
  readonly open: (sealed: string) => string | undefined
  /** Names a text so that it cannot be guessed from its name without the key. */
  readonly digest: (text: string) => string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Key {
  readonly id: string
  readonly secret: Buffer
  /** Opens what builds before the compression have sealed; with it they cannot open what is sealed now. */
  readonly plainSecret: Buffer
  readonly digestSecret: Buffer
}

/** A key ring: the first key seals, every key opens; the purpose separates uses. */
export function createSeal(keys: readonly string[], purpose: string): Seal {
  const ring = keys.map(key => keyOf(key, purpose))
  const [first] = ring
  if (!first) throw new Error('A seal needs a key.')

  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, first.secret, nonce)
      const sealed = Buffer.concat([cipher.update(deflateSync(text)), cipher.final()])
      return `${first.id}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    digest: text => createHmac('sha256', first.digestSecret).update(text).digest('base64url'),
    open(sealed) {
      const [id, body = ''] = sealed.split('.', 2)
      const key = ring.find(each => each.id === id)
      if (!key) return undefined
      const bytes = Buffer.from(body, 'base64url')
      const compressed = opened(key.secret, bytes)
      const text = compressed ? inflateSync(compressed) : opened(key.plainSecret, bytes)
      return text?.toString('utf8')
    },
  }
}

function opened(secret: Buffer, bytes: Buffer): Buffer | undefined {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()])
  } catch {
    return undefined
  }
}

function keyOf(key: string, purpose: string): Key {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, 'wallart', use, 32))
  const plainSecret = derive(purpose)
  const id = createHash('sha256').update(plainSecret).digest('base64url').slice(0, 6)
  return {
    id,
    secret: derive(`${purpose}, compressed`),
    plainSecret,
    digestSecret: derive(`${purpose}, digest`),
  }
}
