import type { Connection } from '../shell/connect.ts'
import { readListing, type ListingDocument, type ListingQuestion } from './listing.ts'
import { readSuggestions } from './suggestions.ts'

/** One page of a list; of what was begun and finds nothing yet, the list of what the search box would make of it. */
export async function readCompletedListing(
  connection: Connection,
  question: ListingQuestion,
  signal: AbortSignal,
): Promise<ListingDocument> {
  const found = await readListing(connection, question, signal)
  if (found.total > 0) return found
  const phrase = await completionOf({ ...connection, signal }, question.term)
  return phrase ? readListing(connection, { ...question, term: phrase }, signal) : found
}

async function completionOf(connection: Connection, begun: string): Promise<string | undefined> {
  const start = begun.trim().toLowerCase()
  const { categories } = await readSuggestions(connection, begun)
  const phrases = categories.flatMap(category => category.phrases)
  return phrases.find(phrase => phrase.toLowerCase().startsWith(start) && phrase.toLowerCase() !== start)
}
