import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../workspace/command.mjs'
import { npm } from '../workspace/npm.mjs'
import { Stop } from '../workspace/program.mjs'

const VERSION = '10.2.0'
const FOLDER = join(process.env['RETAIL_APP_FOLDER'] || tmpdir(), `retail-react-app-${VERSION}`)

/** Only measure the app, and need a browser of their own. */
const LEFT_OUT = ['@lhci/cli', 'bundlesize2']

const SITES = `module.exports = [
  {
    id: 'Art',
    l10n: {
      supportedCurrencies: ['USD'],
      defaultCurrency: 'USD',
      defaultLocale: 'en-US',
      supportedLocales: [{ id: 'en-US', preferredCurrency: 'USD' }]
    }
  }
]
`

/** What is different in the app's config/default.js. */
const CONFIG = /** @type {const} */ ([
  ["defaultSite: 'RefArchGlobal'", "defaultSite: 'Art'"],
  [/siteAliases: \{[^}]*\}/, 'siteAliases: {}'],
  ["'c9c45bfd-0ed3-4aa2-9971-40f88962b836'", "'wallart-public'"],
  ["'f_ecom_zzrf_001'", "'f_ecom_wallart'"],
  ["'8o7m175y'", "'reference'"],
  ["siteId: 'RefArchGlobal'", "siteId: 'Art'"],
  ["'https://api.cquotient.com'", 'process.env.RETAIL_APP_ORIGIN + "/recs"'],
  ["'1ea06c6e-c936-4324-bcf0-fada93f83bb1'", "'reference'"],
  ["'aaij-MobileFirst'", "'wall-Art'"],
])

/** The folder of the built app, which is installed from the registry once. */
export async function installRetailApp() {
  const folder = join(FOLDER, 'package')
  if (existsSync(join(folder, 'build', 'ssr.js'))) return folder
  console.log(`Installing and building retail-react-app ${VERSION} in ${FOLDER}, which takes some minutes…`)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await succeed(npm(['pack', `@salesforce/retail-react-app@${VERSION}`], { cwd: FOLDER, quiet: true }))
  const archive = `salesforce-retail-react-app-${VERSION}.tgz`
  await succeed(run('tar', ['xzf', archive], { cwd: FOLDER, quiet: true }))
  configure(folder)
  await succeed(npm(['install', '--no-audit', '--no-fund'], { cwd: folder, quiet: true, minutes: 15 }))
  await succeed(npm(['exec', '--', 'pwa-kit-dev', 'build'], { cwd: folder, quiet: true, minutes: 15 }))
  return folder
}

function configure(/** @type {string} */ folder) {
  const manifest = join(folder, 'package.json')
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const name of LEFT_OUT) delete dependencies[name]
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies }, null, 2))
  const file = join(folder, 'config', 'default.js')
  const text = CONFIG.reduce((now, [from, to]) => now.replace(from, to), readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  writeFileSync(join(folder, 'config', 'sites.js'), SITES)
}

async function succeed(/** @type {Promise<{ code: number, output: string }>} */ running) {
  const { code, output } = await running
  if (code !== 0) throw new Stop(output.trim().split('\n').slice(-20).join('\n'))
}
