import { Child } from './child.mjs'

/** @typedef {ReturnType<typeof restartable>} Restartable */

/**
 * A program that starts anew after a build, always at the address it first had.
 * @param {import('./child.mjs').Program} program
 * @param {{ port: string, patience: number }} options name of its port's variable, milliseconds to end in
 */
export function restartable({ name, file, env }, { port, patience }) {
  let own = env ?? {}
  /** @type {Child | undefined} */
  let child

  /** Answers the address, or nothing when it ended instead. */
  async function restart() {
    await child?.stop(patience)
    child = new Child({ name, file, env: own })
    const address = await Promise.race([child.ready, child.ended])
    if (!address) return undefined
    own = { ...own, [port]: new URL(address).port }
    return address
  }

  return { name, restart, stop: async () => child?.stop(patience) }
}
