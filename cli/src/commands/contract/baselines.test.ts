import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { createCliRunner } from '../../testing/run-cli.ts'

let upstream: OpenUpstream
let cwd: string
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'baselines-'))
  const staging = { url: upstream.url, organizationId: 'f_ecom_wallart', clientId: 'wallart-public' }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments: { staging } }))
})

const clearFaults = () => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })

afterEach(clearFaults)

const fault = (operation: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${operation}`, { method: 'PUT', body: JSON.stringify(body) })

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

test('an optional field that vanished is found in any folder, with the baseline of the package', async () => {
  await fault('get-ratings', { omit: '/displayRatingsCount' })
  const { code, stdout } = await cli('contract check get-ratings', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain('/displayRatingsCount  Different from the baseline: removed')
})

test.each([
  ['/products/*/displaySize', '', /breaking +\/products\/\*\/displaySize {2}A text of the baseline is empty/],
  [
    '/products/*/serviceFlags',
    { frameable: true, mountable: true },
    /breaking +\/products\/\*\/serviceFlags\/canMount {2}Different from the baseline: removed/,
  ],
])('%s that says nothing any more breaks the contract with the baseline of the package', async (...row) => {
  const [pointer, value, expected] = row
  expect(await cli('contract check get-product-group', { cwd })).toMatchObject({ code: EXIT.ok })
  await fault('get-product-group', { replace: { pointer, value } })
  const { code, stdout } = await cli('contract check get-product-group', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toMatch(expected)
})

test('contract diff has a text that became empty, and a record of its return is written', async () => {
  const category = 'contract record get-category --baseline'
  const name = '/categories/*/categories/*/name'
  await cli(`${category} named`, { cwd })
  await fault('get-category', { replace: { pointer: name, value: '' } })
  await cli(`${category} nameless`, { cwd })
  const diff = await cli('contract diff named nameless', { cwd })
  expect(diff).toMatchObject({ code: EXIT.ok })
  expect(diff.stdout).toBe(`get-category\n  emptied         ${name}  string → string, all empty\n`)
  await clearFaults()
  const again = await cli(`${category} nameless`, { cwd })
  expect(again.stderr).toContain('1 of 1 shapes were written')
  expect((await cli('contract diff named nameless', { cwd })).stdout).toBe('No differences.\n')
  const same = await cli(`${category} nameless`, { cwd })
  expect(same.stderr).toContain('0 of 1 shapes were written')
})

test('contract explain names the service flags that the shop reads', async () => {
  const { stdout } = await cli('contract explain get-product-group --json', { cwd })
  const { reads, unread }: { reads: string[]; unread: string[] } = JSON.parse(stdout)
  expect(reads).toContain('/products/*/serviceFlags/canCanvasStretched')
  expect(unread.join()).not.toContain('serviceFlags')
})

test.each([
  ['contract check get-ratings --env staging', 'No baseline of staging: fields that vanished go unnoticed.'],
  ['contract check get-ratings --env staging --baseline none', ''],
  ['contract check get-ratings', ''],
])('%s warns of a baseline that is missing', async (line, sentence) => {
  const { code, stderr } = await cli(line, { cwd })
  expect(code).toBe(EXIT.ok)
  expect(stderr.slice(0, sentence.length || undefined)).toBe(sentence)
})

const names = 'get-ratings get-category get-gift-certificate'

test('what was seen is recorded where something could not be tested, and that is named', async () => {
  const line = `contract record ${names} --env staging --baseline partial`
  const { code, stdout, stderr } = await cli(line, { cwd })
  expect(code).toBe(EXIT.configuration)
  expect(stdout).toContain('? get-gift-certificate')
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^2 of 2 shapes were written to \S+partial\.$/),
    expect.stringMatching(
      /^Not everything was recorded\. Something could not be tested\. 3 operations: 2 passed, 1 not testable .* To accept that, pass --allow-untestable$/,
    ),
    '',
  ])
  expect((await readdir(join(cwd, 'partial'))).toSorted()).toEqual(['get-category.json', 'get-ratings.json'])
  const check = await cli('contract check get-ratings --env staging --baseline partial', { cwd })
  expect(check).toMatchObject({ code: EXIT.ok, stderr: '' })
})

test('with --allow-untestable the same record succeeds', async () => {
  const line = `contract record ${names} --env staging --baseline allowed --allow-untestable`
  const { code, stderr } = await cli(line, { cwd })
  expect(code).toBe(EXIT.ok)
  expect(stderr).toMatch(/^2 of 2 shapes were written to \S+allowed\.\n$/)
})

test.each([
  ['could be tested', 'get-gift-certificate', {}, EXIT.configuration],
  ['is there', 'get-ratings', { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }, EXIT.unreachable],
])('where nothing %s, nothing is recorded, and no flag would help', async (_, name, env, expected) => {
  const environment = 'WALLART_UPSTREAM_URL' in env ? 'local' : 'staging'
  const line = `contract record ${name} --env ${environment} --baseline none-seen`
  const { code, stderr } = await cli(line, { cwd, env })
  expect(code).toBe(expected)
  expect(stderr).toMatch(/^Nothing was recorded\. Something could not be tested\./)
  expect(stderr).not.toContain('--allow-untestable')
  expect(existsSync(join(cwd, 'none-seen'))).toBe(false)
})

test('a break keeps the rest from being recorded, too', async () => {
  await fault('get-ratings', { omit: '/averageRatings' })
  const line = `contract record ${names} --env staging --baseline broken`
  const { code, stderr } = await cli(line, { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stderr).toMatch(/^Nothing was recorded\. The contract is broken\./)
  expect(existsSync(join(cwd, 'broken'))).toBe(false)
})

test('of what was half seen, no shape is recorded', async () => {
  await fault('search-listing', { status: 429, times: 1 })
  const line = 'contract record search-listing get-ratings --baseline half'
  const { code, stdout } = await cli(line, { cwd })
  expect(code).toBe(EXIT.upstream)
  expect(stdout).toMatch(/^\? search-listing .*rate limiting/m)
  expect(await readdir(join(cwd, 'half'))).toEqual(['get-ratings.json'])
})
