import { recentRows, suggestionRows, type SuggestionRow, type Suggestions } from '@wallart/sdk'

/** Rows of one kind, as they stand together under a label. */
export interface SuggestionGroup {
  readonly kind: SuggestionRow['kind']
  readonly rows: readonly SuggestionRow[]
}

/** How many earlier searches stand beside suggestions. */
const RECENTS_BESIDE = 2

/** What the popover shows for what is typed: earlier searches alone for an empty box, else those that fit come first. */
export function suggestionGroups(
  text: string,
  recents: readonly string[],
  suggestions: Suggestions,
  limit: number,
): readonly SuggestionGroup[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return grouped(recentRows(recents, limit))
  const fitting = recents.filter(recent => isLonger(recent.toLowerCase(), typed))
  const earlier = recentRows(fitting, RECENTS_BESIDE)
  const others = suggestionRows(suggestions, limit - earlier.length)
  return grouped([...earlier, ...others.filter(row => !isAmong(row, earlier))])
}

function isLonger(recent: string, typed: string): boolean {
  return recent !== typed && recent.includes(typed)
}

function isAmong({ kind, text }: SuggestionRow, earlier: readonly SuggestionRow[]): boolean {
  return kind === 'search' && earlier.some(each => each.text.toLowerCase() === text.toLowerCase())
}

function grouped(rows: readonly SuggestionRow[]): readonly SuggestionGroup[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return kinds.map(kind => ({ kind, rows: rows.filter(row => row.kind === kind) }))
}
