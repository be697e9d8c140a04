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

test('service flags of other names break the contract, with the baseline of the package', async () => {
  const flags = { pointer: '/products/*/serviceFlags', value: { frameable: true, mountable: true } }
  await fault('get-product-group', { replace: flags })
  const { code, stdout } = await cli('contract check get-product-group', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toMatch(
    /breaking +\/products\/\*\/serviceFlags\/canMount {2}Different from the baseline: removed/,
  )
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
