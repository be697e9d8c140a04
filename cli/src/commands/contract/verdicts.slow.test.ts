import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import { createStorefront } from '@wallart/sdk/storefront'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { createCliRunner } from '../../testing/run-cli.ts'

let upstream: OpenUpstream
let cwd: string
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'verdicts-'))
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

const fault = (target: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${target}`, { method: 'PUT', body: JSON.stringify(body) })

test('a clean-up that is too slow breaks no contract, and has a separate exit code', async () => {
  await fault('log-out', { latencyMs: 2500 })
  const { code, stdout, stderr } = await cli('contract check get-category log-out --request-timeout 1s', {
    cwd,
  })
  expect(code).toBe(EXIT.cleanup)
  expect(stdout).toContain('! log-out')
  expect(stdout).toContain('! not cleaned up: the session of the guest: ')
  expect(stderr).toMatch(/ contract doctor --leftovers\n$/)
  expect(stderr).toContain('No contract is broken, but the clean-up failed. The shop expires')
  expect(stdout).toMatch(/^2 operations: 1 passed, 1 with warnings/m)
})

test('a basket of the customer is not looked for among those of the guest', async () => {
  const storefront = createStorefront({
    siteId: 'Art',
    organizationId: 'f_ecom_wallart',
    services: referenceServices(upstream.url, 'Art'),
    auth: { clientId: 'wallart-public', redirectUri: `${upstream.url}/callback` },
  })
  await storefront.signIn.withPassword({ username: 'ada@example.com', password: 'Gallery2026!' })
  await storefront.basket.ensure()
  const { code, stdout } = await cli('contract check get-customer-baskets get-basket', { cwd })
  expect([code, stdout]).toEqual([EXIT.ok, expect.stringContaining('get-customer-baskets')])
})

test('the end of --timeout has a separate exit code', async () => {
  await fault('get-taxonomy', { hang: true })
  const { code, stderr } = await cli('contract check get-taxonomy --timeout 3s', { cwd })
  expect(code).toBe(EXIT.outOfTime)
  expect(stderr).toContain('The time (--timeout) was over before everything was tested')
})

test.each([
  ['a break that was found', { omit: '/averageRatings' }, 'get-ratings', EXIT.broken],
  ['a key that is not accepted', { status: 401 }, 'get-recommenders', EXIT.denied],
])('%s counts more than the end of --timeout', async (_, change, operation, expected) => {
  await fault('get-taxonomy', { hang: true })
  await fault(operation, change)
  const { code } = await cli(`contract check get-taxonomy ${operation} --timeout 3s`, { cwd })
  expect(code).toBe(expected)
})

test.each([401, 403])('a public operation that answers %i is broken', async status => {
  await fault('get-ratings', { status })
  const { code, stdout } = await cli('contract check get-ratings', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain(`Status ${status} instead of 200`)
})

test.each(['contract check get-translations', 'contract record get-translations', 'search blue'])(
  'a language that the brand does not have is a usage error: %s',
  async line => {
    const { code, stdout, stderr } = await cli(`${line} --locale de-DE`, { cwd })
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
    expect(stderr).toContain('Art does not support the locale "de-DE". Use one of: en-US')
  },
)

async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const plainServers: Server[] = []

afterAll(() => plainServers.forEach(server => server.close()))

async function plainAddress(): Promise<string> {
  const server = createServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  plainServers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test.each([
  ['the connection was refused', closedAddress],
  ['no secure connection could be made', plainAddress],
  ['fetch never asks that port', async () => 'http://127.0.0.1:9'],
  ['its host name cannot be resolved', async () => 'http://nowhere.invalid'],
])('it is said why a service is unreachable: %s', async (reason, addressOf) => {
  const env = { WALLART_UPSTREAM_URL: await addressOf() }
  for (const operation of ['get-ratings', 'get-category']) {
    const { stdout } = await cli(`contract check ${operation}`, { cwd, env })
    expect(stdout).toContain(`The service was unreachable: ${reason}`)
  }
})

test('a run whose reports are files still prints what is broken', async () => {
  await fault('get-ratings', { omit: '/averageRatings' })
  const { code, stdout } = await cli('contract check get-ratings --reporter junit=out.xml', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain('✗ get-ratings')
  expect(stdout).toContain('cli contract check get-ratings --env local --site art\n')
})

test('what several probes find alike is said once', async () => {
  await fault('search-listing', { omit: '/hits/*/url' })
  for (const reporter of ['pretty', 'github', 'md']) {
    const { stdout } = await cli(`contract check search-listing --reporter ${reporter}`, { cwd })
    const findings = stdout.split('\n').filter(line => !line.includes('until='))
    expect(findings.join('\n').match(/\/hits\/\*\/url/g)).toHaveLength(1)
  }
})

const printedCommand = (stdout: string) =>
  /reproduce {2}WALLART_UPSTREAM_URL=\S+ (?:WALLART_SAFETY=write )?cli (.+)$/m.exec(stdout)?.[1] ?? ''

test.each([
  ['search-listing', { status: 500 }, 'get-product-group', EXIT.upstream],
  ['search-listing', { omit: '/hits/*/price' }, 'get-product-group', EXIT.unreadable],
  ['authorize-guest', { status: 500 }, 'get-category', EXIT.upstream],
  ['get-token', { status: 500 }, 'get-category', EXIT.upstream],
  ['log-in', { status: 500 }, 'get-customer', EXIT.upstream],
])(
  'when %s answers %j, %s is not tested, and the exit code is %i',
  async (broken, change, operation, expected) => {
    await fault(broken, change)
    const { code, stdout } = await cli(`contract check ${operation}`, { cwd })
    expect(code).toBe(expected)
    expect(stdout).toMatch(new RegExp(`\\? ${operation} .*${broken}`))
    const allowed = await cli(`contract check ${operation} --allow-untestable`, { cwd })
    expect(allowed.code).toBe(EXIT.ok)
  },
)

test.each(['get-basket', 'create-*', '--service legacy'])(
  'a check that called nothing is not green: %s',
  async selected => {
    const { code, stderr } = await cli(`contract check ${selected}`, { cwd })
    expect(code).toBe(EXIT.safety)
    expect(stderr).toContain('Nothing was tested')
  },
)

test('a work without products breaks the contract of its page', async () => {
  await fault('get-product-group', { replace: { pointer: '/products', value: [] } })
  const { code, stdout } = await cli('contract check get-product-group', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain('/products')
})

test.each([
  ['get-token', '', {}],
  ['log-in', '', {}],
  ['create-basket', '--mutating', { WALLART_SAFETY: 'write' }],
])('what is printed for %s shows the break again', async (operation, flags, env) => {
  await fault(operation, { status: 500 })
  const { code, stdout } = await cli(`contract check ${operation} ${flags}`, { cwd, env })
  expect(code).toBe(EXIT.broken)
  const command = printedCommand(stdout)
  expect(command).toContain(operation)
  expect(command).not.toContain('--side-effects')
  expect(command.includes('--mutating')).toBe(flags !== '')
  expect((await cli(command, { cwd, env })).code).toBe(EXIT.broken)
})

test('what is printed for a recorded run shows the break again without the service', async () => {
  await fault('get-ratings', { status: 500 })
  const { code } = await cli('contract check get-ratings --har broken.har', { cwd })
  expect(code).toBe(EXIT.broken)
  await fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })
  const { stdout } = await cli('contract check --from-har broken.har', { cwd })
  const command = /reproduce {2}cli (.+)$/m.exec(stdout)?.[1] ?? ''
  expect((await cli(command, { cwd })).code).toBe(EXIT.broken)
})

test('an operation that hangs keeps no other waiting', async () => {
  await fault('suggest', { hang: true })
  const { code, stdout } = await cli('contract check suggest get-category get-product-group --timeout 5s', {
    cwd,
  })
  expect(code).toBe(EXIT.outOfTime)
  expect(stdout).toContain('✓ get-category')
  expect(stdout).toMatch(/[✓!] get-product-group .*3 probes/)
})

test('a baseline that is cut off is refused, and one that is missing is named', async () => {
  await cli('contract record get-ratings get-category --baseline shapes', { cwd })
  await writeFile(join(cwd, 'shapes', 'get-ratings.json'), '{')
  const cut = await cli('contract check get-ratings --baseline shapes', { cwd })
  expect({ code: cut.code, stdout: cut.stdout }).toEqual({ code: EXIT.configuration, stdout: '' })
  expect(cut.stderr).toMatch(/shapes\/get-ratings\.json is no baseline; it may have been cut off/)
  await rm(join(cwd, 'shapes', 'get-ratings.json'))
  const missing = await cli('contract check get-ratings get-category --baseline shapes', { cwd })
  expect(missing.code).toBe(EXIT.ok)
  expect(missing.stderr).toContain(
    'The baseline has no get-ratings: fields that vanished there go unnoticed.',
  )
})
