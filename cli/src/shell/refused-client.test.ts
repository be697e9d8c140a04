import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { runCli } from '../testing/run-cli.ts'
import { EXIT } from './exit-codes.ts'

let upstream: OpenUpstream
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-client-'))
  upstream = await openUpstream({ works: 200 })
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await upstream.close()
})

const categories = (
  environment: object,
  path = join(folder, '.wallart.json'),
  env: NodeJS.ProcessEnv = {},
) => {
  const environments = { staging: { url: upstream.url, ...environment } }
  writeFileSync(path, JSON.stringify({ environments }))
  return runCli(['categories', '--env', 'staging'], { cwd: folder, env })
}

test('a client that the shop does not know is named with the file that names it', async () => {
  const { code, stderr } = await categories({ clientId: 'unknown-client' })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toBe(
    `The shop refuses the clientId "unknown-client" (${join(folder, '.wallart.json')}): Invalid client_id. See: cli env show staging --explain\n`,
  )
})

test('where the shop refuses something else of the client, it says what', async () => {
  const { code, stderr } = await categories({ redirectUri: 'http://elsewhere.example/' })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toMatch(/^The shop refuses the clientId "wallart-public" \(default\): Invalid redirect_uri/)
})

test('a wrong secret is not allowed, and its variable is named', async () => {
  const home = mkdtempSync(join(folder, 'home-'))
  mkdirSync(join(home, 'wallart'))
  rmSync(join(folder, '.wallart.json'), { force: true })
  const { code, stderr } = await categories(
    { clientId: 'wallart-server' },
    join(home, 'wallart', 'config.json'),
    { SCAPI_CLIENT_SECRET: 'not-the-secret', XDG_CONFIG_HOME: home },
  )
  expect(code).toBe(EXIT.denied)
  expect(stderr).toMatch(/^The shop refuses the clientId "wallart-server" \(\S+\) with SCAPI_CLIENT_SECRET: /)
  expect(stderr).not.toContain('not-the-secret')
})

test('a shop that fails is not blamed on the client', async () => {
  const { code } = await runCli(['categories'], { env: { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' } })
  expect(code).toBe(EXIT.unreachable)
})
