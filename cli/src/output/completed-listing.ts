import type { Connection } from '../shell/connect.ts'
import { readListing, type ListingDocument, type ListingQuery } from './listing.ts'
import { readSuggestions } from './suggestions.ts'

/** Searches as typed; without hits, searches the first suggested phrase that completes the text. */
export async function readCompletedListing(
  connection: Connection,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<ListingDocument> {
  const found = await readListing(connection, query, signal)
  if (found.total > 0) return found
  const phrase = await completePhrase({ ...connection, signal }, query.term)
  return phrase ? readListing(connection, { ...query, term: phrase }, signal) : found
}

async function completePhrase(connection: Connection, typed: string): Promise<string | undefined> {
  const prefix = typed.trim().toLowerCase()
  const { categories } = await readSuggestions(connection, typed)
  const phrases = categories.flatMap(category => category.phrases)
  return phrases.find(phrase => phrase.toLowerCase().startsWith(prefix) && phrase.toLowerCase() !== prefix)
}
