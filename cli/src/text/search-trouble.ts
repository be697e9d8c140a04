import { OFFLINE_BANNER } from '@wallart/sdk'
import { isKnown } from '../shell/exit-codes.ts'

/** Why a search that goes on had no answer, in a sentence. */
export function searchTrouble(error: unknown): string {
  if (isKnown(error) && error.code === 'network') return OFFLINE_BANNER.message
  return error instanceof Error ? error.message : 'The search failed.'
}
