import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { runCli } from '../../testing/run-cli.ts'

const ORIGINS = { Art: 'https://www.art.example', AllPosters: 'https://posters.example' }
const ACCOUNT = { username: 'ada@example.com', password: 'Gallery2026!' }
const SECRET = 'wallart-secret'

let upstream: OpenUpstream
let cwd: string

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, siteOrigins: ORIGINS, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'replay-elsewhere-'))
  await mkdir(join(cwd, 'home', 'wallart'), { recursive: true })
  await writeFile(join(cwd, 'account.json'), JSON.stringify(ACCOUNT))
  const staging = {
    url: upstream.url,
    storefront: { art: 'https://art.example', allposters: ORIGINS.AllPosters },
    clientId: 'wallart-public',
  }
  const environments = {
    staging,
    private: { ...staging, clientId: 'wallart-server' },
    writable: { ...staging, writes: true, sinkEmail: 'sink@staging.example' },
  }
  const text = JSON.stringify({ environment: 'staging', environments })
  await writeFile(join(cwd, 'home', 'wallart', 'config.json'), text)
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

const configured = (line: string, env: NodeJS.ProcessEnv = {}) =>
  runCli(line.split(' '), { cwd, env: { XDG_CONFIG_HOME: join(cwd, 'home'), ...env } })

const unconfigured = (line: string) => runCli(line.split(' '), { cwd })

const MACHINES = [
  ['where it is configured', configured],
  ['where nothing is', unconfigured],
] as const

const verdicts = (stdout: string) => {
  const { operations, summary }: ContractReport = JSON.parse(stdout)
  return {
    code: summary.exitCode,
    operations: operations.map(({ id, outcome, probes, reason }) => [
      id,
      outcome,
      reason?.message,
      probes.filter(({ name }) => name !== 'baseline').map(({ caseId }) => caseId),
    ]),
  }
}

test.each(MACHINES)('a break that an account found is in the archive %s', async (_, replay) => {
  const body = JSON.stringify({ retype: { pointer: '/data/*/orderTotal', to: 'string' } })
  await fetch(`${upstream.controlUrl}/faults/get-customer-orders`, { method: 'PUT', body })
  const names = 'get-customer-orders get-customer-baskets get-token log-in log-out'
  const files = '--account-file account.json --har run.har --record run'
  const live = await configured(`contract check ${names} --baseline none --json ${files}`)
  expect(live.code).toBe(EXIT.broken)
  for (const line of [
    'contract check --from-har run.har',
    'contract check --replay run',
    'contract replay run',
  ]) {
    const again = await replay(`${line} --baseline none --json`)
    expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
  }
  for (const file of ['run.har', join('run', 'run.ndjson')])
    expect(await readFile(join(cwd, file), 'utf8')).not.toMatch(/ada@|Gallery2026|\beyJ/)
})

test.each(MACHINES)('what no account was given for is not tested %s', async (_, replay) => {
  const live = await configured('contract check log-in look-up-guest-order --json --har run.har')
  const again = await replay('contract check --from-har run.har --json')
  expect(live.code).toBe(EXIT.configuration)
  expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
})

test.each(MACHINES)(
  'addresses are compared with the storefront of the recorded run %s',
  async (_, replay) => {
    const sites = '--site art,allposters --baseline none'
    const live = await configured(
      `contract check get-product-group ${sites} --json --har run.har --record run`,
    )
    expect(live.code).toBe(EXIT.ok)
    for (const line of ['contract check --from-har run.har', 'contract replay run --har again.har']) {
      const again = await replay(`${line} --env local --baseline none --json`)
      expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
    }
    const copy = await replay('contract check --from-har again.har --env local --baseline none --json')
    expect(verdicts(copy.stdout)).toEqual(verdicts(live.stdout))
  },
)

test.each(MACHINES)('a run of a private client is asked as it was %s', async (_, replay) => {
  const line =
    'contract check get-category authorize-guest get-token log-in --env private --account-file account.json'
  const live = await configured(`${line} --json --har run.har`, { SCAPI_CLIENT_SECRET: SECRET })
  expect(live.code).toBe(EXIT.ok)
  const again = await replay('contract check --from-har run.har --json')
  expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
  expect(await readFile(join(cwd, 'run.har'), 'utf8')).not.toContain(SECRET)
})

test.each(MACHINES)('what sends e-mails is in the archive %s', async (_, replay) => {
  const names = 'register-customer send-contact-message --mutating --side-effects --env writable'
  const env = { WALLART_SAFETY: 'write', MARKETING_API_KEY: 'reference' }
  const live = await configured(`contract check ${names} --json --har run.har`, env)
  expect(live.code).toBe(EXIT.ok)
  const again = await replay('contract check --from-har run.har --json')
  expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
  expect(await readFile(join(cwd, 'run.har'), 'utf8')).not.toContain('sink@')
})

test('what this machine alone has a gift card for is in the archive where another environment is the default', async () => {
  const env = { WALLART_UPSTREAM_URL: upstream.url }
  const names = 'get-gift-certificate log-in look-up-guest-order'
  const live = await configured(`contract check ${names} --env local --json --har run.har`, env)
  expect(live.code).toBe(EXIT.ok)
  const again = await configured('contract check --from-har run.har --json')
  expect(verdicts(again.stdout)).toEqual(verdicts(live.stdout))
})

test.each([
  ['of no kind', 'staging'],
  ['without storefronts', { hasAccount: true, hasSinkEmail: false, isPrivateClient: false, giftCards: [] }],
  [
    'with a storefront that is no address',
    {
      hasAccount: true,
      hasSinkEmail: false,
      isPrivateClient: false,
      giftCards: [],
      storefronts: { Art: 'x' },
    },
  ],
])('an archive with a target %s is no recorded run', async (_, target) => {
  await configured('contract check get-ratings --har run.har')
  const { log } = JSON.parse(await readFile(join(cwd, 'run.har'), 'utf8'))
  const odd = { log: { ...log, _run: { ...log['_run'], target } } }
  await writeFile(join(cwd, 'odd.har'), JSON.stringify(odd))
  const { code, stderr } = await unconfigured('contract check --from-har odd.har')
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toContain('No recorded run in odd.har')
})

test('an older archive is checked with what is configured', async () => {
  await configured('contract check log-in --account-file account.json --har run.har')
  const { log } = JSON.parse(await readFile(join(cwd, 'run.har'), 'utf8'))
  const { target: _, ...run } = log['_run']
  await writeFile(join(cwd, 'old.har'), JSON.stringify({ log: { ...log, _run: run } }))
  const { code, stdout } = await configured('contract check --from-har old.har')
  expect(code).toBe(EXIT.configuration)
  expect(stdout).toContain('no account is configured')
  const files = await configured('contract check --from-har old.har --account-file account.json')
  expect(files.code).toBe(EXIT.ok)
})
