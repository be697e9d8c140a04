import { createInterface } from 'node:readline'
import { SORT_OPTIONS } from '@wallart/sdk'
import type { ListedWork, ListingDocument, ListingQuery } from '../../output/listing.ts'
import { listingHeading, priceText } from '../../text/listing-lines.ts'
import { searchErrorMessage } from '../../text/search-error-message.ts'
import type { Shell } from '../../shell/shell.ts'
import {
  initialLiveState,
  liveReducer,
  queryKey,
  type LiveAction,
  type LiveState,
} from '../../views/live-state.ts'

export interface SearchSession {
  readonly start: ListingQuery
  readonly search: (query: ListingQuery, signal: AbortSignal) => Promise<ListingDocument>
}

const WELCOME = 'Search the shop line by line.'
const FIRST_PROMPT = ['Words to search for, or an empty line to leave:']
const NEXT_PROMPT = [
  'A number opens that result. n: next page, p: page before, s: another order.',
  'Type other words to search again, or press Enter to leave:',
]

const COMMAND_ACTIONS: ReadonlyMap<string, LiveAction> = new Map([
  ['n', { type: 'turned', by: 1 }],
  ['p', { type: 'turned', by: -1 }],
  ['s', { type: 'sorted' }],
])

/** The accessible alternative to the live view: nothing on screen is redrawn. */
export async function lineSearch(
  { input, err, signal }: Shell,
  { start, search }: SearchSession,
): Promise<ListedWork | undefined> {
  // A failed search keeps the last results.
  const applySearch = async (next: LiveState, before: LiveState): Promise<LiveState> => {
    const key = queryKey(next)
    if (!key) return printPrompt(['Type at least three letters.'], before)
    if (key === before.answeredKey) return printPrompt(['There is no other page.'], before)
    err.line('Searching …')
    try {
      const listing = await search(toQuery(start, next), signal)
      return printPrompt(resultLines(listing), liveReducer(next, { type: 'answered', key, listing }))
    } catch (error) {
      if (signal.aborted) throw error
      return printPrompt([searchErrorMessage(error)], before)
    }
  }
  const printPrompt = (result: readonly string[], state: LiveState) => {
    for (const line of [...result, ...(state.listing ? NEXT_PROMPT : FIRST_PROMPT)]) err.line(line)
    return state
  }

  const empty = initialLiveState({ ...start, term: '' })
  let state = start.term ? await applySearch(initialLiveState(start), empty) : printPrompt([WELCOME], empty)
  const lines = createInterface({ input, terminal: false, signal })
  for await (const line of lines) {
    const lineText = line.trim()
    const work = state.listing?.hits[Number(lineText) - 1]
    if (!lineText || work) {
      lines.close()
      return work
    }
    const turn = state.listing && COMMAND_ACTIONS.get(lineText.toLowerCase())
    state = await applySearch(turn ? liveReducer(state, turn) : restartSearch(start, state, lineText), state)
  }
  return undefined
}

function restartSearch(start: ListingQuery, { sort }: LiveState, term: string): LiveState {
  return initialLiveState({ ...start, term, sort, page: 1 })
}

function toQuery(start: ListingQuery, { text: term, sort, page }: LiveState): ListingQuery {
  return { ...start, term, sort, page }
}

function resultLines(listing: ListingDocument): readonly string[] {
  const order = SORT_OPTIONS.find(({ id }) => id === listing.sort)?.label
  return [
    listing.total > 0 ? `${listingHeading(listing)} Order: ${order}.` : listingHeading(listing),
    ...listing.hits.map((work, at) => {
      const by = work.artist ? ` by ${work.artist}` : ''
      return `${at + 1}. ${work.name}${by}, ${priceText(work)}`
    }),
  ]
}
