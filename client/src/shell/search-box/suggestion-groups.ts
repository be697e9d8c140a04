import { recentRows, suggestionRows, type SuggestionRow } from '@wallart/sdk'
import type { SuggestionsState } from '../../stores/suggestions.ts'

export interface SuggestionGroup {
  readonly kind: SuggestionRow['kind']
  readonly rows: readonly SuggestionRow[]
}

const MAX_RECENTS_WITH_SUGGESTIONS = 2

/** What the popover shows: recent searches that fit come first; all of them while nothing is typed and nothing else is there. */
export function suggestionGroups(
  { text, recents, suggestions, isEdited }: Omit<SuggestionsState, 'isActive' | 'isOpen'>,
  limit: number,
): readonly SuggestionGroup[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return groupByKind(recentRows(recents, limit))
  const matchingRecents = recents.filter(recent => isLonger(recent.toLowerCase(), typed))
  const recentMatches = recentRows(matchingRecents, MAX_RECENTS_WITH_SUGGESTIONS)
  const others = suggestionRows(suggestions, limit - recentMatches.length)
  const rows = [...recentMatches, ...others.filter(row => !includesText(row, recentMatches))]
  return groupByKind(rows.length > 0 || isEdited ? rows : recentRows(recents, limit))
}

function isLonger(recent: string, typed: string): boolean {
  return recent !== typed && recent.includes(typed)
}

function includesText({ kind, text }: SuggestionRow, rows: readonly SuggestionRow[]): boolean {
  return kind === 'search' && rows.some(each => each.text.toLowerCase() === text.toLowerCase())
}

function groupByKind(rows: readonly SuggestionRow[]): readonly SuggestionGroup[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return kinds.map(kind => ({ kind, rows: rows.filter(row => row.kind === kind) }))
}
