import { Child } from './child.mjs'

const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 10_000
/** npm forwards a Ctrl-C that the terminal has sent already: only a later one is a second Ctrl-C. */
const FORWARDED_SIGNAL_MS = 1000

/** The shell between npm and this process does not forward SIGTERM: the end of the shell is the signal. */
function onOrphaned(/** @type {() => void} */ onStop) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onStop()
  }, 1000).unref()
}

function stopSignal(/** @type {Child[]} */ children) {
  return new Promise(resolve => {
    let since = 0
    const onStop = () => {
      since ||= Date.now()
      resolve('stop')
      if (Date.now() - since > FORWARDED_SIGNAL_MS)
        for (const child of children) child.process.kill('SIGKILL')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onStop)
    onOrphaned(onStop)
  })
}

function limit(/** @type {number} */ ms) {
  return new Promise(resolve => setTimeout(resolve, ms, 'late').unref())
}

/** @param {readonly Child[]} children */
const firstEnd = children => Promise.race(children.map(child => child.ended.then(() => child)))

/** Starts each program when the one before it is ready, so that the storefront never answers before its
 * upstream; returns what interrupted the start, if anything did.
 * @param {readonly import('./child.mjs').Program[]} programs @param {Child[]} children
 * @param {Promise<unknown>} interrupted */
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

async function addressesOf(/** @type {readonly Child[]} */ children) {
  const own = children.map(async child => /** @type {const} */ ([child.name, await child.ready]))
  return Object.assign(Object.fromEntries(await Promise.all(own)), ...children.map(({ others }) => others))
}

/** Runs programs, one after the other's start, until a signal stops them (0) or one of them exits (1). No
 * program is left running; if this process is killed, the programs end with their IPC channel.
 * @param {import('./child.mjs').Program[]} programs
 * @param {(addresses: Record<string, string>) => void} announce */
export async function supervise(programs, announce) {
  /** @type {Child[]} */
  const children = []
  const stopped = stopSignal(children)
  let outcome = await startInTurn(programs, children, Promise.race([stopped, limit(START_LIMIT_MS)]))
  if (!outcome) {
    announce(await addressesOf(children))
    outcome = await Promise.race([firstEnd(children), stopped])
  }
  const notReady = outcome === 'late' ? children.filter(child => !child.hasEnded) : []
  await Promise.all(children.map(child => child.stop(STOP_LIMIT_MS)))

  if (outcome instanceof Child && !outcome.hasWrittenErrors)
    console.error(`The ${outcome.name} ended unexpectedly.`)
  if (notReady.length > 0) console.error(`Not ready within ${START_LIMIT_MS / 1000} s: stopped.`)
  return outcome === 'stop' ? 0 : 1
}
