import { Child } from './child.mjs'

/** @typedef {ReturnType<typeof restartable>} Restartable */

/** @param {import('./child.mjs').Program} program @param {{ port: string, timeoutMs: number }} options */
export function restartable({ name, file, env }, { port, timeoutMs }) {
  let own = env ?? {}
  /** @type {Child | undefined} */
  let child
  let isStopped = false

  async function restart() {
    await child?.stop(timeoutMs)
    if (isStopped) return undefined
    child = new Child({ name, file, env: own })
    const address = await Promise.race([child.ready, child.ended])
    if (!address) return undefined
    own = { ...own, [port]: new URL(address).port }
    return address
  }

  async function stop() {
    isStopped = true
    await child?.stop(timeoutMs)
  }

  return { name, restart, stop }
}
