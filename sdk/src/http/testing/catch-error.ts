/** What a call throws, or a remark that it threw nothing. */
export function catchError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  )
}
