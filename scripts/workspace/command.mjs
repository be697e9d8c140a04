import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, minutes?: number, uid?: number, gid?:
 * number }} Options */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
const hasGroups = process.platform !== 'win32'

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal)
  } catch {
    // it has ended
  }
}

function onSignal(/** @type {NodeJS.Signals} */ signal) {
  for (const child of running) signalGroup(child, signal)
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

function track(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal)
  running.add(child)
}

function untrack(/** @type {import('node:child_process').ChildProcess} */ child) {
  running.delete(child)
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal)
}

/** Runs a program to its end, in its own process group so that a hanging one is killed with its children.
 * @param {string} command @param {readonly string[]} args @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>} */
export function run(
  command,
  args,
  { cwd = root, env = process.env, quiet = false, minutes = 20, uid, gid } = {},
) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: hasGroups,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    })
    track(child)
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', text => (output += text))
    child.stderr?.setEncoding('utf8').on('data', text => (output += text))

    const limit = setTimeout(() => {
      output += `${command} did not end within ${minutes} minutes.\n`
      if (!quiet) console.error(`${command} did not end within ${minutes} minutes.`)
      signalGroup(child, 'SIGKILL')
    }, minutes * 60_000)

    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit)
      untrack(child)
      resolve({ code, output })
    }
    child.on('error', problem => {
      output += `${problem.message}\n`
      finish(127)
    })
    child.on('close', code => finish(code ?? 1))
  })
}

/** @param {readonly string[]} args @param {Options} [options] */
export const runNode = (args, options) => run(process.execPath, args, options)
