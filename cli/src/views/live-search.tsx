import { SEARCH_DEBOUNCE_MS, SORT_OPTIONS } from '@wallart/sdk'
import { Box, render, Text, useApp, useInput, useStdout, type Key } from 'ink'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { ListedWork, ListingDocument, ListingQuery } from '../output/listing.ts'
import { searchErrorMessage } from '../text/search-error-message.ts'
import { WorkLine } from './listing-page.tsx'
import { initialLiveState, liveReducer, queryKey, type LiveAction, type LiveState } from './live-state.ts'

export interface LiveSearchProps {
  readonly start: ListingQuery
  readonly search: (query: ListingQuery, signal: AbortSignal) => Promise<ListingDocument>
  readonly onChoose: (work: ListedWork) => void
  readonly onInterrupt: () => void
}

// Input line, heading, footer and the blank lines between them.
const FRAME_ROWS = 7
const ROWS_PER_WORK = 2

const NARROW = 52
const KEYS = '↑↓ choose · ⏎ open · ←→ page · ⇥ sort · esc leave'

export function LiveSearch({ start, search, onChoose, onInterrupt }: LiveSearchProps) {
  const { exit } = useApp()
  const { stdout } = useStdout()
  const [state, dispatch] = useReducer(liveReducer, start, initialLiveState)
  // A key may be pressed before the frame with the last one is drawn.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const key = queryKey(state)
  const { text: term, sort, page, listing, selectedIndex } = state

  useEffect(() => {
    if (key === undefined || key === state.answeredKey) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      search({ ...start, term, sort, page }, controller.signal).then(
        found => dispatch({ type: 'answered', key, listing: found }),
        (error: unknown) => {
          if (!controller.signal.aborted)
            dispatch({ type: 'failed', key, failure: searchErrorMessage(error) })
        },
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, key, page, sort, start, state.answeredKey, term])

  useInput((letters, pressedKey) => {
    const { listing: shown, selectedIndex: chosen } = latest.current
    const work = queryKey(latest.current) === undefined ? undefined : shown?.hits[chosen]
    if (pressedKey.ctrl && letters === 'c') {
      onInterrupt()
      exit()
    } else if (pressedKey.escape) exit()
    else if (pressedKey.return && work) {
      onChoose(work)
      exit()
    } else {
      for (const action of actionsFor(letters, pressedKey)) dispatch(action)
    }
  })

  const visibleCount = Math.max(1, Math.floor(((stdout.rows || 24) - FRAME_ROWS) / ROWS_PER_WORK))
  return (
    <Box flexDirection="column">
      <Prompt term={term} />
      <Head state={state} isAsking={key !== undefined && key !== state.answeredKey} />
      {key !== undefined && listing && <Results listing={listing} at={selectedIndex} room={visibleCount} />}
      {key === undefined && state.recents.length > 0 && (
        <Text dimColor>Recent: {state.recents.join(' · ')}</Text>
      )}
      <Text dimColor>{stdout.columns < NARROW ? '↑↓ ⏎ open · ←→ page · ⇥ sort · esc' : KEYS}</Text>
    </Box>
  )
}

function Prompt({ term }: { readonly term: string }) {
  return (
    <Text>
      <Text color="green" bold>
        ›{' '}
      </Text>
      {term}
      <Text inverse> </Text>
    </Text>
  )
}

function actionsFor(letters: string, key: Key): readonly LiveAction[] {
  if (key.upArrow) return [{ type: 'moved', by: -1 }]
  if (key.downArrow) return [{ type: 'moved', by: 1 }]
  if (key.leftArrow || key.pageUp) return [{ type: 'turned', by: -1 }]
  if (key.rightArrow || key.pageDown) return [{ type: 'turned', by: 1 }]
  if (key.tab) return [{ type: 'sorted' }]
  if (key.backspace || key.delete) return [{ type: 'erased' }]
  if (key.ctrl || key.meta || key.return || !letters) return []
  // Keys that are held, or come over a slow line, arrive together, as what is pasted does.
  return letters
    .split(/(\u007f)/)
    .filter(Boolean)
    .map(part =>
      part === '\u007f' ? { type: 'erased' } : { type: 'typed', letters: part.replaceAll(/\p{Cc}+/gu, ' ') },
    )
}

function Head({ state, isAsking: isLoading }: { readonly state: LiveState; readonly isAsking: boolean }) {
  const { listing, failure, sort } = state
  const label = SORT_OPTIONS.find(({ id }) => id === sort)?.label
  if (failure) return <Text color="red">{failure}</Text>
  if (queryKey(state) === undefined) return <Text dimColor>Type at least three letters.</Text>
  if (!listing) return <Text dimColor>Searching …</Text>
  const completed = listing.term === state.text.trim() ? '' : ` for ${listing.term}`
  const found = listing.total === 0 ? 'Nothing found' : `${listing.total} found${completed}`
  const suggestion = listing.suggestedTerm ? ` · did you mean ${listing.suggestedTerm}?` : ''
  return (
    <Text dimColor={isLoading} wrap="truncate-end">
      {found} · page {listing.page} of {Math.max(1, listing.pages)} · {label}
      {suggestion}
    </Text>
  )
}

function Results({ listing, at, room }: { listing: ListingDocument; at: number; room: number }) {
  const first = Math.max(0, Math.min(at - room + 1, listing.hits.length - room))
  return (
    <Box flexDirection="column" marginY={1}>
      {listing.hits.slice(first, first + room).map((work, index) => (
        <Box key={work.upi}>
          <Box flexShrink={0}>
            <Text color="green">{first + index === at ? '▸ ' : '  '}</Text>
          </Box>
          <Box flexDirection="column" flexGrow={1}>
            <WorkLine work={work} chosen={first + index === at} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export async function showLiveSearch({
  signal,
  ...props
}: Omit<LiveSearchProps, 'onChoose'> & { readonly signal: AbortSignal }): Promise<ListedWork | undefined> {
  let chosen: ListedWork | undefined
  const choose = (work: ListedWork) => {
    chosen = work
  }
  // Rendered to stderr, because stdout is for the resulting URL.
  const view = render(<LiveSearch {...props} onChoose={choose} />, {
    stdout: process.stderr,
    exitOnCtrlC: false,
    maxFps: 30,
    concurrent: true,
  })
  signal.addEventListener('abort', () => view.unmount(), { once: true })
  await view.waitUntilExit()
  return chosen
}
