import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
