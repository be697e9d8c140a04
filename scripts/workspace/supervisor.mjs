import { setTimeout as sleep } from 'node:timers/promises'
import { Child } from './child.mjs'

const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 10_000
const drainMs = () => 1000 * (Number(process.env['DRAIN_SECONDS']) || 0)
/** Between the starts of a program that ends again and again, as while its database is away. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 8000
const MINUTE_MS = 60_000
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

/** When all programs have been silent for too long while they start.
 * @param {readonly Child[]} children */
function whenSilent(children) {
  return new Promise(resolve => {
    const watch = setInterval(() => {
      const since = Math.max(...children.map(({ lastHeardAt }) => lastHeardAt))
      if (Date.now() - since < START_LIMIT_MS) return
      clearInterval(watch)
      resolve('late')
    }, 1000).unref()
  })
}

/** @param {readonly Child[]} children */
const firstEnd = children => Promise.race(children.map(child => child.ended.then(() => child)))

/** Lets each program begin when the one before it is ready, so that the storefront never answers before its
 * upstream; returns what interrupted the start, if anything did.
 * @param {readonly Child[]} children the first of which has begun @param {Promise<unknown>} interrupted */
async function beginInTurn(children, interrupted) {
  for (const child of children) {
    if (child !== children[0]) child.begin()
    const ready = child.ready.then(() => undefined)
    const failure = await Promise.race([firstEnd(children), interrupted, ready])
    if (failure) return failure
  }
  return undefined
}

/** Starts programs that may be again when they end, while the others go on; returns the one that may not.
 * @param {Child[]} children @param {{ isOver: boolean }} state */
async function restartUntilEnd(children, state) {
  /** @type {number[]} */
  let deaths = []
  for (;;) {
    const ended = await firstEnd(children)
    deaths = [...deaths.filter(at => Date.now() - at < MINUTE_MS), Date.now()]
    if (state.isOver || !ended.program.restarts) return ended
    const pauseMs =
      deaths.length < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths.length - 2), LONGEST_PAUSE_MS)
    const pause = pauseMs > 0 ? ` in ${pauseMs / 1000} s` : ''
    console.error(`The ${ended.name} ended unexpectedly: started again${pause}.`)
    const others = children.filter(child => child !== ended)
    const failed = await Promise.race([firstEnd(others), sleep(pauseMs, undefined, { ref: false })])
    if (failed || state.isOver) return failed ?? ended
    children.splice(children.indexOf(ended), 1, new Child(ended.program))
  }
}

async function addressesOf(/** @type {readonly Child[]} */ children) {
  const own = children.map(async child => /** @type {const} */ ([child.name, await child.ready]))
  return Object.assign(Object.fromEntries(await Promise.all(own)), ...children.map(({ others }) => others))
}

/** Runs programs, one after the other's start, until a signal stops them (0) or one of them exits for good (1). No
 * program is left running; if this process is killed, the programs end with their IPC channel.
 * @param {import('./child.mjs').Program[]} programs
 * @param {(addresses: Record<string, string>) => void} announce */
export async function supervise(programs, announce) {
  // What comes later loads meanwhile.
  const children = programs.map(
    (program, at) =>
      new Child(at === 0 ? program : { ...program, args: [...(program.args ?? []), '--standby'] }),
  )
  const stopped = stopSignal(children)
  let outcome = await beginInTurn(children, Promise.race([stopped, whenSilent(children)]))
  if (!outcome) {
    announce(await addressesOf(children))
    const state = { isOver: false }
    outcome = await Promise.race([restartUntilEnd(children, state), stopped])
    state.isOver = true
  }
  const notReady = outcome === 'late' ? children.filter(child => !child.hasEnded) : []
  // The storefront finishes its requests, for which it needs the upstream.
  for (const child of children.toReversed()) await child.stop(STOP_LIMIT_MS + drainMs())

  if (outcome instanceof Child && !outcome.hasWrittenErrors)
    console.error(`The ${outcome.name} ended unexpectedly.`)
  if (notReady.length > 0)
    console.error(`Not ready, and no progress for ${START_LIMIT_MS / 1000} s: stopped.`)
  return outcome === 'stop' ? 0 : 1
}
