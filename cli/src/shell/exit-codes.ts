import type { SdkErrorCode } from '@wallart/sdk'
import type { FailureCode } from './failure.ts'

/** What the exit code of every command means. */
export const EXIT = {
  ok: 0,
  no: 1,
  usage: 2,
  notFound: 3,
  denied: 4,
  unreachable: 5,
  upstream: 6,
  unreadable: 7,
  configuration: 8,
  safety: 9,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const

/** What each exit code stands for, in the words of the help. */
export const EXIT_MEANINGS: readonly (readonly [code: number, meaning: string])[] = [
  [EXIT.ok, 'success; a check ran and passed'],
  [EXIT.no, 'the answer is no: a contract is broken, or drifted too far'],
  [EXIT.usage, 'usage: an unknown flag, a bad value, or it would need a terminal'],
  [EXIT.notFound, 'not found: no such order, product or list'],
  [EXIT.denied, 'not allowed: the upstream answered 401 or 403, or a key is missing'],
  [EXIT.unreachable, 'the upstream could not be reached in time'],
  [EXIT.upstream, 'the upstream failed: 5xx, or 429 to the end'],
  [EXIT.unreadable, 'the upstream answered something unreadable or out of its contract'],
  [EXIT.configuration, 'the configuration or the environment is wrong'],
  [EXIT.safety, 'refused for safety: it would write, or it is production'],
  [EXIT.bug, 'a bug of the CLI'],
  [EXIT.interrupted, 'interrupted with Ctrl-C'],
  [EXIT.terminated, 'terminated'],
]

const BY_CODE = {
  no: EXIT.no,
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
  aborted: EXIT.bug,
  interrupted: EXIT.interrupted,
  terminated: EXIT.terminated,
} satisfies Record<SdkErrorCode | FailureCode, number>

/** The exit code for whatever a command threw. */
export function exitCodeFor(error: unknown): number {
  return isKnownError(error) ? (new Map(Object.entries(BY_CODE)).get(error.code) ?? EXIT.bug) : EXIT.bug
}

/** An error of the SDK or of this program. */
export interface KnownError extends Error {
  readonly code: string
  readonly hint?: string
  readonly requestId?: string
}

/** The family's errors by their shape, so that the start of the program need not load the SDK. */
export function isKnownError(error: unknown): error is KnownError {
  return error instanceof Error && 'family' in error && 'code' in error && typeof error.code === 'string'
}
