/** Whether a refresh failed because the service does not know its refresh token any more, and not for another reason. */
export function isRefusedRefresh(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error && 'sentence' in error)) return false
  const { status, sentence } = error
  return (
    (status === 400 || status === 401) && typeof sentence === 'string' && /refresh.?token/i.test(sentence)
  )
}
