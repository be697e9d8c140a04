import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../workspace/ports.mjs'
import { inRoot } from '../workspace/root.mjs'

const startTimeoutMs = 60_000
/** Asking without a pause takes one of two cores from the shop. */
const PAUSE_MS = 5

const servesPage = (/** @type {string} */ address) =>
  fetch(address).then(
    async answer => answer.ok && (await answer.text()).includes('</html>'),
    () => false,
  )

export async function startShop() {
  const [port, upstream] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      UPSTREAM_PORT: String(upstream),
      ADMIN_PORT: '0',
      CONTROL_PORT: '0',
      DATA_DIR: inRoot('.cache', 'bench'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  while (!(await servesPage(`${address}/`))) {
    if (child.exitCode !== null || performance.now() - start > startTimeoutMs) {
      await stop()
      throw new Error('The shop did not show its first page.')
    }
    await pause(PAUSE_MS)
  }
  return { address, seconds: (performance.now() - start) / 1000, stop }
}
