import { spawn } from 'node:child_process'
import { readCompletedListing } from '../../output/completed-listing.ts'
import type { ListedWork, ListingQuery } from '../../output/listing.ts'
import { setViewColor } from '../../shell/config.ts'
import { connect } from '../../shell/connect.ts'
import { sanitizeDocument } from '../../shell/sanitize-terminal.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { lineSearch, type SearchSession } from './line-search.ts'

const OPEN_COMMANDS: Readonly<Record<string, string>> = { darwin: 'open', linux: 'xdg-open' }

export async function runLiveSearch(shell: Shell, settings: Settings, start: ListingQuery): Promise<void> {
  const connection = connect(shell, settings)
  const search = {
    start: sanitizeDocument(start),
    search: async (query: ListingQuery, signal: AbortSignal) =>
      sanitizeDocument(
        await readCompletedListing(connection, query, AbortSignal.any([shell.signal, signal])),
      ),
  }
  const chosen = await (settings.wantsView && !shell.variables.screenReader
    ? interactiveSearch(shell, settings, search)
    : lineSearch(shell, search))
  if (!chosen) return
  shell.out.line(chosen.address)
  openInBrowser(chosen.address)
}

async function interactiveSearch(
  shell: Shell,
  settings: Settings,
  search: SearchSession,
): Promise<ListedWork | undefined> {
  setViewColor(settings.usesColour)
  const { showLiveSearch } = await import('../../views/live-search.tsx')
  return showLiveSearch({ ...search, onInterrupt: () => shell.end('interrupted'), signal: shell.signal })
}

// Without a browser the address is still printed.
function openInBrowser(address: string): void {
  const opener = OPEN_COMMANDS[process.platform]
  if (!opener || !/^https?:\/\//.test(address)) return
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
