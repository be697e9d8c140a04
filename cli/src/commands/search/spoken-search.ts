import { createInterface } from 'node:readline'
import { SORT_OPTIONS } from '@wallart/sdk'
import type { ListedWork, ListingDocument, ListingQuestion } from '../../output/listing.ts'
import { listingHead, priceText } from '../../text/listing-lines.ts'
import { searchTrouble } from '../../text/search-trouble.ts'
import type { Shell } from '../../shell/shell.ts'
import { liveStart, nextLive, questionKey, type LiveEvent, type LiveState } from '../../views/live-state.ts'

/** What a search that goes on begins with, and who answers it. */
export interface Search {
  readonly start: ListingQuestion
  readonly ask: (question: ListingQuestion, signal: AbortSignal) => Promise<ListingDocument>
}

const WELCOME = 'Search the shop line by line.'
const FIRST = 'Words to search for, or an empty line to leave:'
const NEXT = `A number opens that result. n: next page, p: page before, s: another order.
Other words search anew, an empty line leaves:`

const TURNS: Readonly<Record<string, LiveEvent>> = {
  n: { type: 'turned', by: 1 },
  p: { type: 'turned', by: -1 },
  s: { type: 'sorted' },
}

/** Searches line by line, so that nothing that was said is drawn over, until a result is chosen or somebody leaves. */
export async function spokenSearch(
  { input, err, signal }: Shell,
  { start, ask }: Search,
): Promise<ListedWork | undefined> {
  // What cannot be answered leaves the results that were read last.
  const after = async (next: LiveState, before: LiveState): Promise<LiveState> => {
    const key = questionKey(next)
    if (!key) return message('Type at least three letters.', before)
    if (key === before.answered) return message('There is no other page.', before)
    err.line('Searching …')
    try {
      const listing = await ask(questionOf(start, next), signal)
      return message(resultLines(listing).join('\n'), nextLive(next, { type: 'answered', key, listing }))
    } catch (error) {
      if (signal.aborted) throw error
      return message(searchTrouble(error), before)
    }
  }
  const message = (text: string, state: LiveState) => {
    err.line(text)
    err.line(state.listing ? NEXT : FIRST)
    return state
  }

  const empty = liveStart({ ...start, term: '' })
  let state = start.term ? await after(liveStart(start), empty) : message(WELCOME, empty)
  const lines = createInterface({ input, terminal: false, signal })
  for await (const line of lines) {
    const typed = line.trim()
    const work = state.listing?.hits[Number(typed) - 1]
    if (!typed || work) {
      lines.close()
      return work
    }
    const turn = state.listing && TURNS[typed.toLowerCase()]
    state = await after(turn ? nextLive(state, turn) : anew(start, state, typed), state)
  }
  return undefined
}

function anew(start: ListingQuestion, { sort }: LiveState, term: string): LiveState {
  return liveStart({ ...start, term, sort, page: 1 })
}

function questionOf(start: ListingQuestion, { text: term, sort, page }: LiveState): ListingQuestion {
  return { ...start, term, sort, page }
}

function resultLines(listing: ListingDocument): readonly string[] {
  const order = SORT_OPTIONS.find(({ id }) => id === listing.sort)?.label
  return [
    listing.total > 0 ? `${listingHead(listing)} Order: ${order}.` : listingHead(listing),
    ...listing.hits.map((work, at) => {
      const by = work.artist ? ` by ${work.artist}` : ''
      return `${at + 1}. ${work.name}${by}, ${priceText(work)}`
    }),
  ]
}
