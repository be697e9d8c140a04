import { Child } from './child.mjs'
import { inRoot } from './root.mjs'

/** @typedef {ReturnType<typeof restartable>} Restartable */

const STANDBY = inRoot('scripts', 'workspace', 'standby.mjs')
/** What a saved file has set off comes first. */
const STANDBY_DELAY_MS = 400

/** A program of which the next process stands by, with its packages loaded.
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
  let isStopped = false

  function standBy() {
    if (packages) next = new Child({ name, file: STANDBY, args: [file, ...packages()], env: own })
  }

  function begin() {
    clearTimeout(timer)
    if (!next || next.hasEnded) return new Child({ name, file, env: own })
    next.begin()
    return next
  }

  async function restart() {
    await child?.stop(timeoutMs)
    if (isStopped) return undefined
    child = begin()
    next = undefined
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

  return { name, restart, stop }
}
