import { spawn } from 'node:child_process'
import { readCompletedListing } from '../../output/completed-listing.ts'
import type { ListedWork, ListingQuestion } from '../../output/listing.ts'
import { letViewsPaint } from '../../shell/config.ts'
import { connect } from '../../shell/connect.ts'
import { sanitizeTerminal, defusedAll } from '../../shell/sanitize-terminal.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { spokenSearch, type Search } from './spoken-search.ts'

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', linux: 'xdg-open' }

/** Searches while somebody types, until they choose a work or leave; the chosen one's address is the result. */
export async function runLiveSearch(shell: Shell, settings: Settings, start: ListingQuestion): Promise<void> {
  const connection = connect(shell, settings)
  const search = {
    start,
    ask: async (question: ListingQuestion, signal: AbortSignal) =>
      defusedAll(await readCompletedListing(connection, question, AbortSignal.any([shell.signal, signal]))),
  }
  const chosen = await (settings.wantsView && !shell.variables.screenReader
    ? drawnSearch(shell, settings, search)
    : spokenSearch(shell, search))
  if (!chosen) return
  shell.out.line(sanitizeTerminal(chosen.address))
  openInBrowser(chosen.address)
}

async function drawnSearch(
  shell: Shell,
  settings: Settings,
  search: Search,
): Promise<ListedWork | undefined> {
  letViewsPaint(settings.painted)
  const { showLiveSearch } = await import('../../views/live-search.tsx')
  return showLiveSearch({ ...search, onInterrupt: () => shell.end('interrupted'), signal: shell.signal })
}

// Whoever has no browser has the address.
function openInBrowser(address: string): void {
  const opener = OPENERS[process.platform]
  if (!opener || !/^https?:\/\//.test(address)) return
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
