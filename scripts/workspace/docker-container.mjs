import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { run } from './command.mjs'
import { envOf, inStage, isRoot } from './docker-stage.mjs'
import { freePort } from './ports.mjs'
import { Stop } from './program.mjs'

/**
 * @typedef {import('./docker-stage.mjs').Stage} Stage
 * @typedef {import('./docker-stage.mjs').World} World
 */

const healthTries = 120
const ports = ['PORT', 'UPSTREAM_PORT', 'ADMIN_PORT', 'CONTROL_PORT']

async function freePorts() {
  /** @type {Record<string, string>} */
  const env = {}
  for (const name of ports) env[name] = String(await freePort())
  return env
}

/**
 * Starts the image's command on free ports, as a user without rights when the image asks for one.
 * @param {Stage} stage
 * @param {World} world
 */
export async function startContainer(stage, world) {
  const [command = '', ...args] = stage.command ?? []
  const env = { ...envOf(stage, world), ...(await freePorts()) }
  const cwd = inStage(stage, '.')
  const user = stage.user && isRoot() ? { uid: world.user, gid: world.user } : {}
  const child = spawn(command, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', text => (output += text))
  child.stderr.setEncoding('utf8').on('data', text => (output += text))
  const ended = once(child, 'close')

  async function healthy() {
    const [check = '', ...checkArgs] = stage.health ?? []
    for (let tries = 0; tries < healthTries; tries++) {
      if (child.exitCode !== null) throw new Stop(`${output.trim()}\nIt ended with ${child.exitCode}.`)
      if ((await run(check, checkArgs, { cwd, env, ...user, quiet: true })).code === 0) return
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    throw new Stop(`${output.trim()}\nIt did not become healthy.`)
  }

  async function stop() {
    const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.kill('SIGTERM')
    await ended
    clearTimeout(killer)
    return child.exitCode
  }

  return { address: `http://127.0.0.1:${env['PORT']}`, healthy, stop }
}
