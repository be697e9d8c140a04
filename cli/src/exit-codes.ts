/** What the exit code of every command means. */
export const EXIT = {
  ok: 0,
  usage: 2,
  notFound: 3,
  denied: 4,
  unreachable: 5,
  upstream: 6,
  unreadable: 7,
  configuration: 8,
  bug: 70,
} as const

const BY_CODE: Readonly<Record<string, number>> = {
  'not-found': EXIT.notFound,
  unauthorized: EXIT.denied,
  forbidden: EXIT.denied,
  network: EXIT.unreachable,
  timeout: EXIT.unreachable,
  server: EXIT.upstream,
  'rate-limited': EXIT.upstream,
  http: EXIT.upstream,
  'bad-answer': EXIT.unreadable,
  unreadable: EXIT.unreadable,
  config: EXIT.configuration,
}

/** The exit code for whatever a command threw. */
export function exitCodeFor(error: unknown): number {
  return (isFailure(error) && BY_CODE[error.code]) || EXIT.bug
}

/** The SDK's errors by their shape, so that the start of the program need not load the SDK. */
export function isFailure(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'family' in error && 'code' in error && typeof error.code === 'string'
}
