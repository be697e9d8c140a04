import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { VERSION } from './version.ts'

let folder: string
let upstream: OpenUpstream

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallart packed cli-'))
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], {
    cwd: 'cli',
    stdio: 'ignore',
  })
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? ''
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: folder,
    stdio: 'ignore',
  })
  upstream = await openUpstream({ works: 200 })
})

afterAll(async () => {
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(line: string, program = 'node_modules/.bin/wallart'): Promise<string> {
  const { stdout } = await promisify(execFile)(program, line.split(' '), {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, WALLART_UPSTREAM_URL: upstream.url },
  })
  return stdout
}

test('the packed CLI is installed in an empty folder without a dependency', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
    '@wallart',
  ])
  expect(readdirSync(join(folder, 'node_modules', '.bin')).toSorted()).toEqual(['cli', 'wallart'])
  for (const file of ['man/cli.1', 'man/wallart.1', 'baselines/local/get-ratings.json'])
    expect(existsSync(join(folder, 'node_modules/@wallart/cli', file))).toBe(true)
})

test('every relative link of its README leads to a file of the package', () => {
  const packed = join(folder, 'node_modules/@wallart/cli')
  const readme = readFileSync(join(packed, 'README.md'), 'utf8')
  const links = [...readme.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path)
  expect(links).toContain('CHANGELOG.md')
  expect(links.filter(path => !existsSync(join(packed, path)))).toEqual([])
})

test('it says its version and explains itself', async () => {
  expect(await run('--version')).toContain(VERSION)
  expect(await run('search --help')).toContain('wallart search mountain')
})

test('its help, printed by a file that loads sooner, is that of the program', async () => {
  const help = await run('--help', 'node_modules/.bin/cli')
  expect(help).toContain('cli search mountain')
  expect(help).toBe(await run('node_modules/@wallart/cli/dist/main.js --help', process.execPath))
  expect(await run('-h')).toBe(await run('--help'))
})

test('its baseline is found, whatever its folder is called', async () => {
  const { operations } = JSON.parse(await run('contract list --json'))
  expect(operations[0].recorded).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('it searches, shows a product and finds an order', async () => {
  expect(JSON.parse(await run('search blue --json')).total).toBeGreaterThan(0)
  expect(await run('product A1')).toContain('Arches in Crimson No. 1')
  expect(await run('order-status W000000014 --email ann@example.com')).toContain('W000000014')
})
