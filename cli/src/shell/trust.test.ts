import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../testing/run-cli.ts'
import { EXIT } from './exit-codes.ts'

let folder: string
let project: string
let projectFile: string
let userFile: string
let server: Server
let url: string
let requests: string[] = []

const SECRETS = { SCAPI_CLIENT_SECRET: 'client-secret', MARKETING_API_KEY: 'key', RECS_CLIENT_ID: 'recs' }

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(503).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const at = server.address()
  url = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
})

afterAll(() => new Promise(resolve => server.close(resolve)))

beforeEach(() => {
  requests = []
  folder = mkdtempSync(join(tmpdir(), 'wallart-trust-'))
  project = join(folder, 'project')
  projectFile = join(project, '.wallart.json')
  userFile = join(folder, 'home', 'wallart', 'config.json')
  mkdirSync(project)
  mkdirSync(join(folder, 'home', 'wallart'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, environments: unknown) => writeFileSync(path, JSON.stringify({ environments }))

const cli = (line: string, env: NodeJS.ProcessEnv = {}, stdin = '') =>
  runCli(line.split(' '), { cwd: project, env: { XDG_CONFIG_HOME: join(folder, 'home'), ...env }, stdin })

const REAL = { url: 'https://real.example' }
const OTHER = 'https://other.example'

test.each([
  ['url', REAL, { url: OTHER }],
  ['services', REAL, { services: { commerce: OTHER } }],
  ['url', { services: { commerce: REAL.url } }, { url: OTHER }],
  ['services', { services: { commerce: REAL.url } }, { services: { commerce: OTHER } }],
  ['storefront', REAL, { storefront: OTHER }],
  ['redirectUri', REAL, { redirectUri: OTHER }],
  ['storefront', { storefront: REAL.url }, { storefront: OTHER }],
  ['production', REAL, { production: false }],
  ['production', { production: true }, { ...REAL, production: false }],
  ['writes', REAL, { writes: true }],
  ['writes', { writes: false }, { ...REAL, writes: true }],
])(
  "a project's file cannot change %s of an environment of the user's: %j, %j (SEC-47)",
  async (field, user, own) => {
    write(userFile, { production: user })
    write(projectFile, { production: own })
    for (const line of ['env show production', 'categories --env production --allow-production'])
      expect(await cli(line)).toEqual({
        code: EXIT.configuration,
        stdout: '',
        stderr: `${projectFile} changes "${field}" of the environment production of ${userFile}. Remove it from one of the two, or give the environment of the project another name.\n`,
      })
  },
)

test.each([
  ['the same values', { ...REAL, writes: true }, { ...REAL, writes: true }],
  ['what is so without', REAL, { ...REAL, production: true, writes: false }],
  ['a client', REAL, { clientId: 'of-the-project', organizationId: 'f_ecom_stg' }],
  ['addresses that the user has not', { clientId: 'mine' }, { ...REAL, production: false, writes: true }],
])("a project's file may have %s", async (_, user, own) => {
  write(userFile, { production: user })
  write(projectFile, { production: own })
  expect(await cli('env show production')).toMatchObject({ code: EXIT.ok, stderr: '' })
})

const STAGING = () => ({ staging: { url } })

test.each([
  ['categories', 'SCAPI_CLIENT_SECRET'],
  ['recs --list', 'RECS_CLIENT_ID'],
  ['ratings', 'MARKETING_API_KEY'],
  ['doctor', 'SCAPI_CLIENT_SECRET'],
  ['contract check get-ratings', 'SCAPI_CLIENT_SECRET'],
  ['contract doctor', 'RECS_CLIENT_ID'],
])("%s sends no %s to addresses of a project's file alone (SEC-47)", async (line, variable) => {
  write(projectFile, STAGING())
  write(userFile, { staging: { clientId: 'mine' } })
  const { code, stderr } = await cli(`${line} --env staging`, { [variable]: 'a-secret-value' })
  expect({ code, stderr }).toEqual({
    code: EXIT.safety,
    stderr: `${variable} would be sent to ${url}, which only ${projectFile} names. If that address is yours: cli env trust staging\n`,
  })
  expect(requests).toEqual([])
})

test('an order and the credentials of a check are not sent there either (SEC-47)', async () => {
  write(projectFile, STAGING())
  writeFileSync(join(project, 'ada.json'), '{"username":"ada@example.com","password":"a-password"}')
  const order = await cli('order-status W777000777 --email-stdin --env staging', {}, 'eve@example.com')
  expect(order.code).toBe(EXIT.safety)
  expect(order.stderr).toMatch(/^The order would be sent to addresses that only \S+ names\. /)
  const check = await cli('contract check log-in --account-file ada.json --env staging')
  expect(check.code).toBe(EXIT.safety)
  expect(check.stderr).toMatch(/^--account-file would be sent to addresses that only \S+ names\. /)
  expect(requests).toEqual([])
})

test('without a secret such an environment is used as it is', async () => {
  write(projectFile, STAGING())
  expect((await cli('ratings --env staging')).code).toBe(EXIT.upstream)
  expect(requests).toEqual([expect.not.stringContaining('authorization')])
})

test('a secret of a service that the environment has not refuses nothing', async () => {
  write(projectFile, { staging: { services: { bizapi: url } } })
  expect((await cli('ratings --env staging', SECRETS)).code).toBe(EXIT.upstream)
})

test('a replay sends nothing, and needs no trust', async () => {
  write(projectFile, STAGING())
  const { stderr } = await cli('contract check --from-har none.har --env staging', SECRETS)
  expect(stderr).not.toContain('would be sent')
})

test("to addresses of the user's file secrets are sent", async () => {
  write(userFile, STAGING())
  expect((await cli('recs --list --env staging', SECRETS)).code).toBe(EXIT.upstream)
  expect(requests.join('\n')).toContain('"x-cq-client-id":"recs"')
})

test("env trust notes the addresses in the user's file, and another change of the project's is refused", async () => {
  write(userFile, { qa: REAL, staging: { clientId: 'mine' } })
  write(projectFile, { staging: { url, clientId: 'public', writes: false } })
  expect(await cli('env trust staging')).toEqual({
    code: EXIT.ok,
    stdout: '',
    stderr: `Secrets may be sent to ${url} from now on (${userFile}).\n`,
  })
  expect(JSON.parse(readFileSync(userFile, 'utf8'))).toEqual({
    environments: { qa: REAL, staging: { clientId: 'mine', url, writes: false } },
  })
  expect((await cli('recs --list --env staging', SECRETS)).code).toBe(EXIT.upstream)
  expect(requests.join('\n')).toContain('"x-cq-client-id":"recs"')
  write(projectFile, { staging: { url: OTHER } })
  expect((await cli('recs --list --env staging', SECRETS)).code).toBe(EXIT.configuration)
  expect((await cli('env trust staging')).code).toBe(EXIT.configuration)
})

test('what is trusted stays as it is', async () => {
  write(userFile, { qa: REAL })
  const before = readFileSync(userFile, 'utf8')
  expect((await cli('env trust qa')).code).toBe(EXIT.ok)
  expect(readFileSync(userFile, 'utf8')).toBe(before)
})

test.each([['local'], ['nowhere']])('there is nothing to trust of %s', async name => {
  expect((await cli(`env trust ${name}`)).code).toBe(EXIT.configuration)
})

test.each([
  'http://staging.example',
  'http://127.0.0.1.nip.example',
  'http://localhost.example',
  'http://10.0.0.1',
  'http://[::2]:9',
])('no secret is sent to %s in the clear (SEC-47)', async address => {
  write(userFile, { staging: { services: { commerce: address } } })
  const { code, stderr } = await cli('categories --env staging --timeout 1s', SECRETS)
  expect({ code, stderr }).toEqual({
    code: EXIT.safety,
    stderr: `SCAPI_CLIENT_SECRET would be sent to ${address} without encryption. Use https; http is for this machine alone.\n`,
  })
})

test.each([
  'http://127.0.0.1:9',
  'http://localhost:9',
  'http://api.localhost:9',
  'http://[::1]:9',
  'https://127.0.0.1:9',
])('a secret may be sent to %s', async address => {
  write(userFile, { staging: { services: { commerce: address } } })
  expect((await cli('categories --env staging --timeout 1s', SECRETS)).code).toBe(EXIT.unreachable)
})

test('without a secret http is no matter', async () => {
  write(userFile, { staging: { services: { commerce: 'http://staging.invalid' } } })
  expect((await cli('categories --env staging')).code).toBe(EXIT.unreachable)
})

test('--debug and env show name the file that has the addresses', async () => {
  write(userFile, STAGING())
  write(projectFile, { staging: { clientId: 'public' }, qa: { url, services: { orders: OTHER } } })
  expect((await cli('ratings --env staging --debug')).stderr).toMatch(
    new RegExp(`^env staging at the addresses of ${userFile}\n`),
  )
  const { stdout } = await cli('env show staging --explain')
  expect(stdout).toMatch(new RegExp(`^commerce +\\S+ +${userFile}$`, 'm'))
  expect(stdout).toMatch(new RegExp(`^clientId +public +${projectFile}$`, 'm'))
  expect((await cli('ratings --env qa --debug')).stderr).toContain(
    `env qa at the addresses of ${projectFile}\n`,
  )
})
