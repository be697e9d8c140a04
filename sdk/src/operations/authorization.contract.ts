import type { Authorization } from '../model/authorization.ts'
import type { Contract } from '../model/contract.ts'

const MAX_SENTENCE_LENGTH = 300

/** A redirect on the wire: its address is the answer. */
export interface RedirectWire {
  location: string
}

/** The code, or the refusal, that the address of a redirect carries. */
export function parseAuthorization(location: string): Authorization | undefined {
  const query = new URLSearchParams(/\?([^#]*)/.exec(location)?.[1])
  const error = query.get('error')
  if (error) return { refused: errorKind(error), ...errorSentence(query.get('error_description')) }
  const code = query.get('code')
  return code ? { code, usid: query.get('usid') ?? '' } : undefined
}

// It goes into logs, so it may hold words only.
function errorKind(error: string): string {
  return /^[a-z_]{1,40}$/.test(error) ? error : 'unknown_error'
}

function errorSentence(text: string | null): { readonly sentence?: string } {
  return text && text.length <= MAX_SENTENCE_LENGTH && !text.includes('<') ? { sentence: text } : {}
}

/** The contract for the answer to an authorization: an address with a code or an error in it. */
export const authorizationContract: Contract<Authorization> = {
  '~standard': {
    version: 1,
    vendor: 'wallart',
    validate(value) {
      const authorization = isRedirect(value) ? parseAuthorization(value.location) : undefined
      return authorization
        ? { value: authorization }
        : { issues: [{ message: 'neither a code nor an error', path: ['location'] }] }
    },
  },
}

function isRedirect(value: unknown): value is RedirectWire {
  return (
    typeof value === 'object' && value !== null && 'location' in value && typeof value.location === 'string'
  )
}
