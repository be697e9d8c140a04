/** The storefront of the platform's maker, unchanged but for its configuration, walked against the upstream. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../workspace/chromium.mjs'
import { freePort } from '../workspace/ports.mjs'
import { inRoot } from '../workspace/root.mjs'
import { openFront } from './front.mjs'
import { installRetailApp } from './install.mjs'
import { summarize } from './recording.mjs'
import { walk } from './walk.mjs'

const ACCOUNT = { email: 'ada@example.com', password: 'Gallery2026!' }

const folder = await installRetailApp()
const data = mkdtempSync(join(tmpdir(), 'retail-app-'))
const [port, appPort, upstreamPort] = [await freePort(), await freePort(), await freePort()]
const origin = `http://localhost:${port}`
const upstream = fork(inRoot('build', 'upstream', 'main.js'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    UPSTREAM_PORT: String(upstreamPort),
    CONTROL_PORT: '0',
    DATA_DIR: data,
  },
})
const app = fork(inRoot('scripts', 'retail-app', 'serve-app.mjs'), [folder, String(appPort), origin], {
  silent: true,
})
/** @type {import('./front.mjs').Call[]} */
let calls = []
const front = await openFront({ folder, port, appPort, upstreamPort, onCall: call => calls.push(call) })
try {
  await Promise.all([once(upstream, 'message'), once(app, 'message')])
  const executablePath = await chromium()
  const recordings = []
  for (const account of [undefined, ACCOUNT]) {
    calls = []
    const { complaints, number } = await walk({ origin, executablePath, ...(account && { account }) })
    console.log(`${account?.email ?? 'A guest'} placed the order ${number} with ${calls.length} calls.`)
    for (const complaint of complaints) console.error(complaint)
    if (complaints.length > 0) process.exitCode = 1
    recordings.push({ name: account ? 'account' : 'guest', ...summarize(calls) })
  }
  if (process.env['RETAIL_APP_RECORD']) {
    const file = inRoot('fixtures', 'src', 'conformance', 'retail-app-calls.json')
    writeFileSync(file, `${JSON.stringify(recordings, null, 2)}\n`)
  }
} finally {
  front.closeAllConnections()
  front.close()
  app.kill()
  upstream.kill()
  for (const child of [app, upstream]) if (child.exitCode === null) await once(child, 'exit')
  rmSync(data, { recursive: true, force: true })
}
