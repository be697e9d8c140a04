import { OFFLINE_BANNER } from '@wallart/sdk'
import { isKnownError } from '../shell/exit-codes.ts'
import { sanitizeTerminal } from '../shell/sanitize-terminal.ts'

export function searchErrorMessage(error: unknown): string {
  if (isKnownError(error) && error.code === 'network') return OFFLINE_BANNER.message
  return error instanceof Error ? sanitizeTerminal(error.message) : 'The search failed.'
}
