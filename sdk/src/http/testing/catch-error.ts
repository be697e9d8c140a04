export function catchError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  )
}
