import { spawn } from 'node:child_process'
import { readListing, type ListingQuestion } from '../../documents/listing.ts'
import { letViewsPaint } from '../../shell/config.ts'
import { connect } from '../../shell/connect.ts'
import { defused, defusedAll } from '../../shell/defused.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', linux: 'xdg-open' }

/** Searches while somebody types, until they choose a work or leave; the chosen one's address is the result. */
export async function runLiveSearch(shell: Shell, settings: Settings, start: ListingQuestion): Promise<void> {
  letViewsPaint(settings.painted)
  const { showLiveSearch } = await import('../../views/live-search.tsx')
  const connection = connect(shell, settings)
  const chosen = await showLiveSearch({
    start,
    ask: async (question, signal) =>
      defusedAll(await readListing(connection, question, AbortSignal.any([shell.signal, signal]))),
    onInterrupt: () => shell.end('interrupted'),
    signal: shell.signal,
  })
  if (!chosen) return
  shell.out.line(defused(chosen.address))
  openInBrowser(chosen.address)
}

// Whoever has no browser has the address.
function openInBrowser(address: string): void {
  const opener = OPENERS[process.platform]
  if (!opener || !/^https?:\/\//.test(address)) return
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}
