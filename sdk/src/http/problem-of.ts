const LONGEST = 300

/** What a service said of its refusal, as far as it is readable. */
export interface Problem {
  /** The last part of a problem's type, as in basket-not-found. */
  readonly slug?: string
  /** A sentence of the service's own; it may name the shopper, so it never goes into a log. */
  readonly sentence?: string
  /** Ids of baskets that stand in the way. */
  readonly basketIds?: readonly string[]
}

/** Reads the error dialects of the services: problem+json, SLAS, and plain messages. */
export function problemOf(body: unknown): Problem {
  if (typeof body !== 'object' || body === null) return {}
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(body, name)?.value
  const sentence = [field('detail'), field('message'), field('error_description')].find(isSentence)
  const type = field('type')
  const baskets = field('basketIds')
  return {
    ...(typeof type === 'string' ? { slug: type.slice(type.lastIndexOf('/') + 1) } : {}),
    ...(sentence ? { sentence } : {}),
    ...(typeof baskets === 'string' ? { basketIds: baskets.split(',') } : {}),
  }
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST && !value.includes('<')
}
