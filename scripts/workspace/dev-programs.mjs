import { Child } from './child.mjs'
import { inRoot } from './root.mjs'

/** @typedef {ReturnType<typeof restartable>} Restartable */

const STANDBY = inRoot('scripts', 'workspace', 'standby.mjs')
/** What a saved file has set off comes first. */
const STANDBY_DELAY_MS = 400

/** A program of which the next process stands by, with its packages loaded and, when told to, the program too.
 * @param {import('./child.mjs').Program} program
 * @param {{ port: string, timeoutMs: number, packages?: () => readonly string[] }} options */
export function restartable({ name, file, env }, { port, timeoutMs, packages }) {
  let own = env ?? {}
  /** @type {Child | undefined} */
  let child
  /** @type {Child | undefined} */
  let next
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let hasLoaded = false
  let isStopped = false

  function standBy() {
    if (packages)
      next = new Child({ name, file: STANDBY, args: [file, '--standby', ...packages()], env: own })
  }

  /** Has the next process load the program as it is built now: one that has loaded an earlier build is of no use. */
  function load() {
    if (hasLoaded) {
      void next?.stop(0)
      next = undefined
    }
    next?.begin()
    hasLoaded = next !== undefined
  }

  function begin() {
    clearTimeout(timer)
    if (!next || next.hasEnded) return new Child({ name, file, env: own })
    if (!hasLoaded) next.begin()
    next.begin()
    return next
  }

  async function restart() {
    await child?.stop(timeoutMs)
    if (isStopped) return undefined
    child = begin()
    next = undefined
    hasLoaded = false
    const address = await Promise.race([child.ready, child.ended])
    if (isStopped || !address) return undefined
    own = { ...own, [port]: new URL(address).port }
    timer = setTimeout(standBy, STANDBY_DELAY_MS)
    return address
  }

  async function stop() {
    isStopped = true
    clearTimeout(timer)
    await Promise.all([child?.stop(timeoutMs), next?.stop(0)])
  }

  return { name, load, restart, stop }
}
