const MAX_SENTENCE_LENGTH = 300

export interface ProblemDetails {
  readonly problem: string | undefined
  /** A sentence of the service's own; it may name the shopper, so it never goes into a log. */
  readonly sentence: string | undefined
  readonly basketIds: readonly string[] | undefined
}

/** Reads the error dialects of the services: problem+json, SLAS, an error with a code, and plain messages. */
export function parseProblem(body: unknown): ProblemDetails {
  const field = (name: string, of = body): unknown => Object.getOwnPropertyDescriptor(Object(of), name)?.value
  return {
    problem: [field('type'), field('error'), field('code', field('error'))].map(problemSlug).find(Boolean),
    sentence: ['detail', 'message', 'error_description'].map(name => field(name)).find(isSentence),
    basketIds: parseBasketIds(field('basketIds')),
  }
}

// It goes into logs, so it may hold words only: no name of a person, no number, no address, no token.
function problemSlug(value: unknown): string | undefined {
  const last = typeof value === 'string' ? value.slice(value.lastIndexOf('/') + 1) : ''
  return /^[a-z]{1,20}([-_][a-z]{1,20}){0,6}$/.test(last) ? last : undefined
}

function parseBasketIds(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.filter(id => typeof id === 'string')
  return typeof value === 'string' ? value.split(',') : undefined
}

function isSentence(value: unknown): value is string {
  return (
    typeof value === 'string' && value !== '' && value.length <= MAX_SENTENCE_LENGTH && !value.includes('<')
  )
}
