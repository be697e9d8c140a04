import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { createCliRunner } from '../../testing/run-cli.ts'
import type { ContractReport, OperationReport } from '@wallart/contract/report/report.ts'

let upstream: OpenUpstream
let cwd: string
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'contract-'))
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

const fault = (target: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${target}`, { method: 'PUT', body: JSON.stringify(body) })

const outcomes = ({ operations }: ContractReport) => operations.map(({ id, outcome }) => [id, outcome])

async function checked(flags: string): Promise<ContractReport> {
  const { stdout, stderr } = await cli(`contract check --json ${flags}`, { cwd })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('the parts of a check are all of it, each operation once', async () => {
  const parts = await Promise.all([1, 2, 3].map(part => checked(`--shard ${part}/3`)))
  const whole = await checked('')
  const ids = parts.flatMap(({ operations }) => operations.map(({ id }) => id))
  expect(ids.toSorted()).toEqual(whole.operations.map(({ id }) => id).toSorted())
})

test.each(['0/3', '4/3', '1', '1/0', 'x/y'])('--shard %s is refused', async shard => {
  expect(await cli(`contract check --shard ${shard}`, { cwd })).toMatchObject({ code: EXIT.usage })
})

test('more samples probe more works, each as a separate case', async () => {
  const { operations } = await checked('get-product-group --samples 3')
  const [group] = operations
  const names = group?.probes.filter(({ kind }) => kind === 'positive').map(({ name }) => name) ?? []
  const [first = ''] = names
  expect(names).toEqual(expect.arrayContaining([first, `${first} 2`, `${first} 3`]))
})

test('the report contains the seed, and the result is the same', async () => {
  const { run, summary } = await checked('--seed 7 --service search')
  expect(run.seed).toBe(7)
  expect(summary.exitCode).toBe(0)
})

test('after so many broken answers no more is asked', async () => {
  await fault('search-listing', { omit: '/hits' })
  const { code, stdout } = await cli('contract check --json --bail 1 --concurrency 1', { cwd })
  const { operations }: ContractReport = JSON.parse(stdout)
  expect(code).toBe(EXIT.broken)
  expect(operations.filter(({ reason }) => reason?.code === 'out-of-time').length).toBeGreaterThan(5)
})

test('an HTTP archive is valid, holds no personal data and can be replayed', async () => {
  const live = await checked('--har run.har')
  const text = await readFile(join(cwd, 'run.har'), 'utf8')
  expect(JSON.parse(text).log).toMatchObject({ version: '1.2', creator: { name: '@wallart/cli' } })
  expect(text).not.toMatch(/ada@example|\beyJ|Bearer/)
  await fault('search-listing', { status: 500 })
  const again = await checked('--from-har run.har')
  expect(again.run.source).toBe('har')
  expect(outcomes(again)).toEqual(outcomes(live))
})

test('a replay reports the environment, brands and date of the recorded run', async () => {
  await checked('search-listing --site art,allposters --har both.har')
  const env = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }
  const { run } = await checked('search-listing --from-har both.har')
  expect(run).toMatchObject({ env: 'local', sites: ['Art', 'AllPosters'], source: 'har' })
  const one = await cli('contract check search-listing --from-har both.har --site allposters', { cwd, env })
  expect(one.stdout).toMatch(/site AllPosters {2}reads only {2}run \w+ of \d{4}-\d\d-\d\dT\d\d:\d\dZ/)
})

test('a run recorded elsewhere keeps the name of its environment', async () => {
  const staging = {
    staging: { url: upstream.url, organizationId: 'f_ecom_wallart', clientId: 'wallart-public' },
  }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments: staging }))
  await cli('contract check get-ratings --env staging --har staging.har', { cwd })
  await rm(join(cwd, '.wallart.json'))
  const { run, operations } = await checked('get-ratings --baseline none --from-har staging.har')
  expect(run.env).toBe('staging')
  expect(operations[0]?.probes[0]?.reproduce.command).toContain('--from-har staging.har')
})

test('a file that is no such archive is a wrong configuration', async () => {
  await writeFile(join(cwd, 'other.har'), '{"log":{"entries":[]}}')
  const { code, stderr } = await cli('contract check --from-har other.har', { cwd })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toContain('--har <file>')
})

test('ndjson writes an operation of a site in a line, and the run at the end', async () => {
  const { stdout } = await cli('contract check search-listing --site art,allposters --reporter ndjson', {
    cwd,
  })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line): OperationReport & { type: string } => JSON.parse(line))
  expect(lines.map(({ type, site }) => [type, site])).toEqual([
    ['operation', 'Art'],
    ['operation', 'AllPosters'],
    ['run', undefined],
  ])
})

test('what is filtered is printed alone, whatever else would go to stdout', async () => {
  const { stdout } = await cli('contract check get-ratings --reporter ndjson --query summary.passed', { cwd })
  expect(stdout).toBe('1\n')
})

test('doctor lists every host, and what checks have left behind', async () => {
  const { code, stdout } = await cli('contract doctor --leftovers', { cwd })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain(`✓ ${new URL(upstream.url).origin}  127.0.0.1  clock right`)
  expect(stdout).toContain('No leftovers in the account.')
})

test('doctor lists what a check could not undo in the account', async () => {
  const env = { WALLART_SAFETY: 'write' }
  const undone = ['remove-customer-address', 'remove-customer-payment-instrument', 'remove-product-list-item']
  for (const operation of undone) await fault(operation, { status: 500 })
  const check = await cli('contract check remove-* --mutating --mode positive --json', { cwd, env })
  expect(check.code).toBe(EXIT.broken)
  const { stdout } = await cli('contract doctor --leftovers --json', { cwd })
  const { leftovers }: { leftovers: readonly string[] } = JSON.parse(stdout)
  expect(new Set(leftovers.map(what => what.split(' ')[0]))).toEqual(
    new Set(['address', 'card', 'favourite']),
  )
})

test('doctor reports why a host is unreachable', async () => {
  const left = createServer().listen(0)
  await once(left, 'listening')
  const address = left.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  left.close()
  await once(left, 'close')
  const { stdout } = await cli('contract doctor', { cwd, env: { WALLART_UPSTREAM_URL: url } })
  expect(stdout).toContain(`✗ ${url}  connection refused`)
  const json = await cli('contract doctor --fields hosts.failure', {
    cwd,
    env: { WALLART_UPSTREAM_URL: url },
  })
  expect(JSON.parse(json.stdout)).toEqual({ hosts: [{ failure: 'connection refused' }] })
})
