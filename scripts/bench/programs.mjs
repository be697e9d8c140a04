import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CLOCK_TICKS_PER_SECOND = 100

/** @typedef {{ address: string, admin: string, pid: number, stop: () => Promise<void> }} Running */

/** @param {string} file @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [flags] of Node itself
 * @returns {Promise<Running>} */
export async function startProgram(file, args = [], env = {}, flags = []) {
  const child = fork(file, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const message = await Promise.race([readyMessage(child), ended])
  if (Array.isArray(message)) throw new Error(`${file} did not start.`)
  return {
    address: message.ready ?? `http://127.0.0.1:${message.port}`,
    admin: message.admin ?? '',
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** While its database is filled, the upstream tells of its progress. */
function readyMessage(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise(resolve => {
    child.on('message', (/** @type {any} */ message) => {
      if (!('progress' in message)) resolve(message)
    })
  })
}

/** @param {string} file @param {Record<string, string>} [headers] */
export const startBareServer = (file, headers = { 'content-type': 'text/html; charset=utf-8' }) =>
  startProgram(fileURLToPath(new URL('bare.mjs', import.meta.url)), [file, JSON.stringify(headers)])

/** The seconds that a process has computed so far; a machine that others use too does not change them much. */
export function cpuSeconds(/** @type {number} */ pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}

export function residentMb(/** @type {number} */ pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
