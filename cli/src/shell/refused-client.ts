import { HttpError } from '@wallart/sdk'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'

/** Says which client a shop refuses to begin a guest's session for, and where it is configured. */
export function refusedClient(error: unknown, environment: Environment, program: string): unknown {
  if (!HttpError.is(error) || (error.status !== 400 && error.status !== 401)) return error
  const { name, clientId, clientIdSource, clientSecret } = environment
  const { requestId, sentence = `it answers ${error.status}` } = error
  const client = `clientId "${clientId}" (${clientIdSource})${clientSecret ? ' with SCAPI_CLIENT_SECRET' : ''}`
  return new Failure(
    error.status === 401 ? 'unauthorized' : 'config',
    `The shop refuses the ${client}: ${sentence}`,
    { hint: `See: ${program} env show ${name} --explain`, ...(requestId && { requestId }) },
  )
}
