import type { Message, SiteContext } from '@wallart/sdk'
import type { AddedPieces } from './added-pieces.ts'
import { reportAdd, reportAddFailure } from './cart-reports.ts'

/** Tells of several pieces, or that none was added; the problem is what is said of those that are missing. */
export function reportPieces(context: SiteContext, pieces: AddedPieces | undefined, problem: Message): void {
  const { added, refused, missing, marketing } = pieces ?? NONE_ADDED
  if (added.length > 0) reportAdd(context, added, marketing)
  if (!pieces || missing.length > 0) reportAddFailure(refused, problem)
}

const NONE_ADDED: AddedPieces = { added: [], refused: [], missing: [], marketing: [] }
