import { recentRows, suggestionRows, type SuggestionRow, type Suggestions } from '@wallart/sdk'

export interface SuggestionGroup {
  readonly kind: SuggestionRow['kind']
  readonly rows: readonly SuggestionRow[]
}

const MAX_RECENTS_WITH_SUGGESTIONS = 2

/** What the popover shows for what is typed: earlier searches alone for an empty box, else those that fit come first. */
export function suggestionGroups(
  text: string,
  recents: readonly string[],
  suggestions: Suggestions,
  limit: number,
): readonly SuggestionGroup[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return groupByKind(recentRows(recents, limit))
  const matchingRecents = recents.filter(recent => isLonger(recent.toLowerCase(), typed))
  const recentMatches = recentRows(matchingRecents, MAX_RECENTS_WITH_SUGGESTIONS)
  const others = suggestionRows(suggestions, limit - recentMatches.length)
  return groupByKind([...recentMatches, ...others.filter(row => !includesText(row, recentMatches))])
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
