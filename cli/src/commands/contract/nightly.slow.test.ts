import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { createCliRunner } from '../../testing/run-cli.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'

let upstream: OpenUpstream
let cwd: string
const cli = createCliRunner(() => upstream.url)
const offline = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'nightly-'))
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

const outcomes = (stdout: string) => {
  const { operations }: ContractReport = JSON.parse(stdout)
  return operations.map(({ id, outcome }) => [id, outcome])
}

test.each(['--shard 1/3', '--shard 3/3 --mode positive', '--samples 3 --locale es-US', 'get-t* get-ratings'])(
  'an archive of a check with %s is the same check again, without its flags',
  async flags => {
    const live = await cli(`contract check ${flags} --bail 20 --har run.har --json`, { cwd })
    const again = await cli('contract check --from-har run.har --json', { cwd, env: offline })
    expect({ code: again.code, stderr: again.stderr }).toEqual({ code: EXIT.ok, stderr: '' })
    expect(outcomes(again.stdout)).toEqual(outcomes(live.stdout))
  },
)

test('of an archive, some operations can be checked again', async () => {
  await cli('contract check --shard 1/3 --har run.har', { cwd })
  const { code, stdout } = await cli('contract check search-listing --from-har run.har --json', { cwd })
  expect(code).toBe(EXIT.ok)
  expect(outcomes(stdout)).toEqual([['search-listing', 'passed']])
})

test('what reproduces a finding names the flags that it depends on', async () => {
  await cli('contract record get-ratings --baseline shapes', { cwd })
  await fetch(`${upstream.controlUrl}/faults/get-ratings`, {
    method: 'PUT',
    body: JSON.stringify({ omit: '/displayRatingsCount' }),
  })
  const { stdout } = await cli('contract check get-ratings --baseline shapes --locale ES-us', { cwd })
  expect(stdout).toMatch(
    /reproduce {2}WALLART_UPSTREAM_URL=\S+ cli contract check get-ratings --env local --site art --locale es-US --baseline shapes$/m,
  )
})
