import { Child } from './child.mjs'

const startLimit = 120_000
const stopLimit = 10_000
/** npm passes Ctrl-C on to a process that the terminal has told already: only a later one is impatience. */
const doubleSignal = 1000

/**
 * The shell that npm puts between keeps SIGTERM to itself: its end is ours, too.
 * @param {() => void} heard
 */
function onOrphaned(heard) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    heard()
  }, 1000).unref()
}

/** Resolves at the first signal to stop; a second one ends the children at once. */
function stopSignal(/** @type {Child[]} */ children) {
  return new Promise(resolve => {
    let since = 0
    const heard = () => {
      since ||= Date.now()
      resolve('stop')
      if (Date.now() - since > doubleSignal) for (const child of children) child.process.kill('SIGKILL')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heard)
    onOrphaned(heard)
  })
}

/** @param {number} ms */
function limit(ms) {
  return new Promise(resolve => setTimeout(resolve, ms, 'late').unref())
}

/**
 * Resolves with the first that ends by itself.
 * @param {readonly Child[]} children
 */
const firstEnd = children => Promise.race(children.map(child => child.ended.then(() => child)))

/**
 * Starts each program when the one before it is ready, so that no visitor meets a shop whose upstream is
 * still waking up; answers what came between, if anything did.
 * @param {readonly import('./child.mjs').Program[]} programs
 * @param {Child[]} children
 * @param {Promise<unknown>} interrupted
 */
async function startInTurn(programs, children, interrupted) {
  for (const program of programs) {
    const child = new Child(program)
    children.push(child)
    const ready = child.ready.then(() => undefined)
    const failure = await Promise.race([firstEnd(children), interrupted, ready])
    if (failure) return failure
  }
  return undefined
}

/** @param {readonly Child[]} children */
async function addressesOf(children) {
  const own = children.map(async child => /** @type {const} */ ([child.name, await child.ready]))
  return Object.assign(Object.fromEntries(await Promise.all(own)), ...children.map(({ others }) => others))
}

/**
 * Runs programs, one after the other's start, until somebody stops them (0) or one of them ends by itself (1).
 * Whichever way it goes, none is left behind; they also watch their IPC channel, should we be killed.
 * @param {import('./child.mjs').Program[]} programs
 * @param {(addresses: Record<string, string>) => void} announce
 */
export async function supervise(programs, announce) {
  /** @type {Child[]} */
  const children = []
  const stopped = stopSignal(children)
  let outcome = await startInTurn(programs, children, Promise.race([stopped, limit(startLimit)]))
  if (!outcome) {
    announce(await addressesOf(children))
    outcome = await Promise.race([firstEnd(children), stopped])
  }
  const unready = outcome === 'late' ? children.filter(child => !child.isGone) : []
  await Promise.all(children.map(child => child.stop(stopLimit)))

  if (outcome instanceof Child && !outcome.hasSpoken) console.error(`The ${outcome.name} ended unexpectedly.`)
  if (unready.length > 0) console.error(`Not ready within ${startLimit / 1000} s: stopped.`)
  return outcome === 'stop' ? 0 : 1
}
