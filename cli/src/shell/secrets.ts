export interface Secrets {
  /** Redacts the value in every encoding from now on, except its last `keepLast` characters. */
  readonly hide: (value: string, keepLast?: number) => void
  readonly redact: (text: string) => string
}

const PERSONAL = [
  'authorization',
  'set-cookie',
  'cookie',
  'x-api-key',
  'api-key',
  'x-cq-client-id',
  'password',
  'access_token',
  'refresh_token',
  'token',
  'enc_user_id',
  'usid',
  'loginEmail',
  'md5email',
  'email',
  'userid',
  'username',
  'login',
  'firstName',
  'lastName',
  'phone\\w*',
  'addressLine1',
  'zip',
  'trackingNumber',
  'trackingUrl',
  'creditCardSuffix',
  'cookieId',
  'customerId',
  'orderId',
  'orderNumber',
]

const NAMED_VALUE = new RegExp(
  `(?<![\\w-])(${PERSONAL.join('|')})("?\\s*[=:]\\s*)("(?:[^"\\\\]|\\\\.)*"|(?:(?:Bearer|Basic)\\s+)?[^\\s"',;&})\\]]+)`,
  'giu',
)

const HIDDEN = '••••'

// Shorter values are common words.
const MIN_HIDDEN_LENGTH = 4

export function createSecrets(): Secrets {
  const hidden = new Map<string, string>()
  let longestFirst: readonly (readonly [string, string])[] = []
  return {
    hide(value, keepLast = 0) {
      for (const form of encodedForms(value))
        if (form.length >= MIN_HIDDEN_LENGTH)
          hidden.set(form, HIDDEN + (keepLast && form.length > 2 * keepLast ? value.slice(-keepLast) : ''))
      longestFirst = [...hidden].toSorted(([one], [other]) => other.length - one.length)
    },
    redact(text) {
      const withoutSecrets = longestFirst.reduce(
        (rest, [form, replacement]) => redactForm(rest, form, replacement),
        text,
      )
      return withoutSecrets.replaceAll(NAMED_VALUE, (_, name: string, between: string, value: string) =>
        value.startsWith('"') ? `${name}${between}"${HIDDEN}"` : `${name}${between}${HIDDEN}`,
      )
    },
  }
}

function redactForm(text: string, form: string, replacement: string): string {
  return text.replaceAll(new RegExp(escapeRegExp(form), 'giu'), () => replacement)
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}

/** URL, Base64 and hash forms of a value. */
function encodedForms(value: string): ReadonlySet<string> {
  const clean = value.replaceAll(/\s+/g, '')
  const raws = new Set([value, value.trim(), clean, clean.toLowerCase(), clean.toUpperCase()])
  return new Set([...raws].flatMap(encodings))
}

function encodings(raw: string): readonly string[] {
  // Lazy: few runs hide anything.
  const { createHash } = process.getBuiltinModule('node:crypto')
  return [
    raw,
    encodeURIComponent(raw),
    encodeURI(raw),
    new URLSearchParams({ v: raw }).toString().slice(2),
    JSON.stringify(raw).slice(1, -1),
    createHash('md5').update(raw).digest('hex'),
    createHash('sha256').update(raw).digest('hex'),
    Buffer.from(raw).toString('base64'),
    Buffer.from(raw).toString('base64url'),
  ]
}
