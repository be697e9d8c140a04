import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, runNode } from './command.mjs'
import { Stop } from './program.mjs'
import { tool } from './tools.mjs'

const env = (/** @type {string} */ name) => process.env[name] ?? ''

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(name =>
    join(env(name), 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/** Some systems have a chromium-browser that only prints how to install it. */
async function works(/** @type {string} */ path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await run(path, ['--version'], { quiet: true, minutes: 1 })).code === 0
}

async function firstWorking(/** @type {readonly string[]} */ candidates) {
  for (const path of candidates) if (await works(path)) return path
  return undefined
}

async function fromPlaywright() {
  const playwright = await import('playwright')
  return playwright.chromium.executablePath()
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function fromDebian() {
  const quiet = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update'], quiet)
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium'],
    quiet,
  )
  if (code !== 0) console.error(output.trim())
}

export async function chromium() {
  const requested = env('CHROMIUM_PATH')
  if (requested) {
    if (await works(requested)) return requested
    throw new Stop(`CHROMIUM_PATH names ${requested}, which does not run.`)
  }
  const found = await firstWorking([...places, await fromPlaywright()])
  if (found) return found

  console.error('Installing Chromium…')
  if (isDebianRoot()) await fromDebian()
  const installed = await firstWorking(places)
  if (installed) return installed

  const { output } = await runNode([tool('playwright'), 'install', 'chromium'], { quiet: true })
  const downloaded = await firstWorking([await fromPlaywright()])
  if (downloaded) return downloaded
  throw new Stop(`${output.trim()}\nNo Chromium could be had: install one, or name it in CHROMIUM_PATH.`)
}
