import type { SdkErrorCode } from '@wallart/sdk'
import type { FailureCode } from './failure.ts'

export const EXIT = {
  ok: 0,
  broken: 1,
  usage: 2,
  notFound: 3,
  denied: 4,
  unreachable: 5,
  upstream: 6,
  unreadable: 7,
  configuration: 8,
  safety: 9,
  cleanup: 10,
  bug: 70,
  outOfTime: 124,
  interrupted: 130,
  terminated: 143,
} as const

export const EXIT_MEANINGS: readonly (readonly [code: number, meaning: string])[] = [
  [EXIT.ok, 'success; a check ran and passed'],
  [EXIT.broken, 'the check failed: a contract is broken, by a 5xx too, or drifted too far'],
  [EXIT.usage, 'usage: an unknown flag, an invalid value, or no terminal'],
  [EXIT.notFound, 'not found: no such order, product or list'],
  [EXIT.denied, 'not allowed: 401 or 403 from the upstream, or a missing key'],
  [EXIT.unreachable, 'the upstream was unreachable or timed out'],
  [EXIT.upstream, 'the upstream failed: 5xx, or 429 after all retries'],
  [EXIT.unreadable, "the upstream's response was unreadable or broke its contract"],
  [EXIT.configuration, 'the configuration or the environment is invalid'],
  [EXIT.safety, 'refused for safety: a write, production, or an untrusted address'],
  [EXIT.cleanup, 'a check passed, but could not clean up what it had made'],
  [EXIT.bug, 'the result could not be written, as to a full disk, or a bug in the CLI'],
  [EXIT.outOfTime, 'a check found no break until its --timeout, and is incomplete'],
  [EXIT.interrupted, 'interrupted with Ctrl-C'],
  [EXIT.terminated, 'terminated'],
]

const BY_CODE = {
  broken: EXIT.broken,
  usage: EXIT.usage,
  'not-found': EXIT.notFound,
  unauthorized: EXIT.denied,
  forbidden: EXIT.denied,
  network: EXIT.unreachable,
  timeout: EXIT.unreachable,
  unavailable: EXIT.unreachable,
  server: EXIT.upstream,
  'rate-limited': EXIT.upstream,
  conflict: EXIT.upstream,
  http: EXIT.upstream,
  'bad-answer': EXIT.unreadable,
  unreadable: EXIT.unreadable,
  config: EXIT.configuration,
  refused: EXIT.safety,
  cleanup: EXIT.cleanup,
  'out-of-time': EXIT.outOfTime,
  aborted: EXIT.bug,
  unwritten: EXIT.bug,
  interrupted: EXIT.interrupted,
  terminated: EXIT.terminated,
} satisfies Record<SdkErrorCode | FailureCode, number>

export function exitCodeFor(error: unknown): number {
  return isKnownError(error) ? (new Map(Object.entries(BY_CODE)).get(error.code) ?? EXIT.bug) : EXIT.bug
}

export interface KnownError extends Error {
  readonly code: string
  readonly hint?: string
  readonly requestId?: string
}

/** Duck-typed, so that startup does not load the SDK. */
export function isKnownError(error: unknown): error is KnownError {
  return error instanceof Error && 'family' in error && 'code' in error && typeof error.code === 'string'
}
