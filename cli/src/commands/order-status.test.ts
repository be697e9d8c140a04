import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_MAINTENANCE_WINDOW, ORDER_NOT_FOUND } from '@wallart/sdk'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
let folder: string
const cli = createCliRunner(() => upstream.url)
const ann = { stdin: ' Ann@Example.com \n' }

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
  folder = mkdtempSync(join(tmpdir(), 'wallart-order-'))
  writeFileSync(join(folder, 'ann.txt'), 'ann@example.com\n')
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await upstream.close()
})

test('the order is shown as on the storefront, with the e-mail from stdin (ORD-26 to ORD-43)', async () => {
  const { code, stdout, stderr } = await cli('order-status W000000012 --email-stdin', ann)
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
  expect(stdout).toContain('Order W000000012\n')
  expect(stdout).toMatch(/^Status {2,}Partially Shipped$/m)
  expect(stdout).toMatch(/^Payment {2,}Visa \*{4} \d{4} \d\d\/\d{4}$/m)
  expect(stdout).toMatch(/^Order Total {2,}\$\d+\.\d\d$/m)
  expect(stdout).toMatch(/^4 items$/m)
})

test.each([
  ['a file', 'order-status W000000013 --email-file ann.txt', {}],
  ['stdin, as a file', 'order-status W000000013 --email-file -', ann],
  ['stdin', 'order-status W000000013 --email-stdin', ann],
])('the e-mail comes from %s', async (_, line, options) => {
  const { code, stderr } = await cli(line, { ...options, cwd: folder })
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
})

test('on a terminal the e-mail is asked for, and not shown while it is typed', async () => {
  const typed = 'anx\u007fn@example.com\r'
  const { code, stdout, stderr } = await cli('order-status W000000013', { typed, columns: 80 })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('Order W000000013')
  expect(stderr).toContain('E-mail address of the order (hidden): \n')
  expect(stderr).not.toContain('ann')
})

test.each([
  ['Ctrl-C', '\u0003', EXIT.interrupted],
  ['Ctrl-D', '\u0004', EXIT.usage],
])('%s at the question ends the command', async (_, typed, expected) => {
  const { code, stdout } = await cli('order-status W000000013', { typed, columns: 80 })
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
})

test.each([
  ['nowhere', EXIT.configuration],
  ['production', EXIT.safety],
  ['staging', EXIT.safety],
])('the environment %s is refused before the question', async (name, expected) => {
  const environments = { production: { url: upstream.url }, staging: { url: upstream.url } }
  writeFileSync(join(folder, '.wallart.json'), JSON.stringify({ environments }))
  const typed = 'ann@example.com\r'
  const options = { typed, columns: 80, cwd: folder }
  const { code, stderr } = await cli(`order-status W000000013 --env ${name}`, options)
  rmSync(join(folder, '.wallart.json'))
  expect(code).toBe(expected)
  expect(stderr).not.toContain('E-mail address')
})

test('--no-input never asks', async () => {
  const { code } = await cli('order-status W000000013 --no-input', { typed: 'a@b.example\r', columns: 80 })
  expect(code).toBe(EXIT.usage)
})

test('the flag works, and warns without repeating the address', async () => {
  const { code, stderr } = await cli('order-status W000000013 --email ann@example.com')
  expect(code).toBe(EXIT.ok)
  expect(stderr).toContain('visible to other users')
  expect(stderr).not.toContain('ann')
  expect((await cli('order-status W000000013 --email ann@example.com --quiet')).stderr).toBe('')
})

test('with --json every line of stderr is JSON, warnings too', async () => {
  const { stdout, stderr } = await cli('order-status W999999999 --email ann@example.com --json')
  expect(stdout).toBe('')
  expect(
    stderr
      .trimEnd()
      .split('\n')
      .map(line => Object.keys(JSON.parse(line))),
  ).toEqual([['warning'], ['error']])
})

test.each([
  ['two places', 'order-status W1 --email a@b.example --email-stdin', 'Use only one of'],
  ['no address', 'order-status W1 --email nonsense', 'Please enter the email address'],
  ['an empty file', 'order-status W1 --email-stdin', 'Please enter the email address'],
])('%s for the e-mail is a usage error', async (_, line, sentence) => {
  const { code, stderr } = await cli(line)
  expect(code).toBe(EXIT.usage)
  expect(stderr).toContain(sentence)
})

test('--json has the whole detail, and --raw-status the status alone', async () => {
  const { stdout } = await cli('order-status W000000012 --email-stdin --json', ann)
  expect(JSON.parse(stdout)).toMatchObject({
    schemaVersion: 1,
    site: 'Art',
    orderNumber: 'W000000012',
    status: { text: 'Partially Shipped', tone: 'progress' },
    timeline: { stopped: false },
    itemCount: 4,
    items: [{ quantity: 1 }, { quantity: 2 }, { quantity: 1 }],
  })
  const raw = await cli('order-status W000000012 --email-stdin --raw-status', ann)
  expect(raw.stdout).toBe('Partially Shipped\n')
})

test('every parcel of an order says where it is', async () => {
  const { stdout } = await cli('order-status W000000040 --email-stdin', ann)
  expect(stdout).toMatch(/^Parcel 1 {2,}UPS, Delivered, 1Z\w+, pieces 1, 2$/m)
  expect(stdout).toMatch(/^Parcel 2 {2,}FedEx, Shipped, expected \w+ \d+, \d{4}, 1Z\w+, pieces 3$/m)
  expect(stdout).toMatch(/^Parcel 3 {2,}DHL, In Production, expected \w+ \d+, \d{4}, pieces 4$/m)
  expect(stdout).toContain('Glass Clear Acrylic')
  const card = await cli('order-status W000000040 --email-stdin', { ...ann, columns: 100 })
  expect(card.stdout).toMatch(/│ Parcel 2 {2}/)
})

test('gift cards are no parcel: they go by e-mail', async () => {
  const { stdout } = await cli('order-status W000000050 --email-stdin', ann)
  expect(stdout).toMatch(/^Parcel {2,}UPS/m)
  expect(stdout).toMatch(/^By email {2,}/m)
  const card = await cli('order-status W000000050 --email-stdin', { ...ann, columns: 100 })
  expect(card.stdout).toMatch(/│ Parcel {2}/)
  expect(card.stdout).toMatch(/│ By email {2}/)
})

test.each([90, 40])('on a terminal of %i columns the order is a card that fits', async columns => {
  const { code, stdout } = await cli('order-status W000000012 --email-stdin', { ...ann, columns })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('◉ In Production')
  expect(stdout.split('\n').filter(line => line.length > columns)).toEqual([])
})

test.each([
  ['W999999999', EXIT.notFound, ORDER_NOT_FOUND.message],
  ['W000000020', EXIT.notFound, ORDER_NOT_FOUND.message],
  ['W000000003', EXIT.unreadable, 'look-up-guest-order '],
  ['W000000006', EXIT.upstream, ''],
  ['W000000007', EXIT.upstream, 'The service is down for scheduled maintenance.'],
])('the order %s ends with %i', async (number, expected, sentence) => {
  const { code, stdout, stderr } = await cli(['order-status', number, '--email-stdin'], ann)
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('a failure in JSON can be acted upon, and names the request', async () => {
  const { code, stdout, stderr } = await cli('order-status W999999999 --email-stdin --json', ann)
  expect({ code, stdout }).toEqual({ code: EXIT.notFound, stdout: '' })
  expect(JSON.parse(stderr)).toEqual({
    error: {
      code: 'not-found',
      message: ORDER_NOT_FOUND.message,
      retryable: false,
      requestId: expect.any(String),
      exitCode: EXIT.notFound,
    },
  })
})

test('the time of the command is its own: too short ends with unreachable', async () => {
  const { code, stderr } = await cli('order-status W000000002 --email-stdin --timeout 50ms', ann)
  expect(code).toBe(EXIT.unreachable)
  expect(stderr).toMatch(/^(No answer within 0\.05 s|look-up-guest-order took longer than \d+ ms)/)
})

const { start, end } = ORDER_MAINTENANCE_WINDOW

test.each([
  ['near', start - 1, 'will be temporarily unavailable'],
  ['on', start, 'The service is down for scheduled maintenance.'],
])('while maintenance is %s, stderr says so and the order is still looked up', async (_, now, words) => {
  const { code, stdout, stderr } = await cli('order-status W000000013 --email-stdin', { ...ann, now })
  expect(code).toBe(EXIT.ok)
  expect(stdout).not.toContain(words)
  expect(stderr).toContain(words)
})

test('after maintenance nothing is said', async () => {
  const { stderr } = await cli('order-status W000000013 --email-stdin', { ...ann, now: end })
  expect(stderr).toBe('')
})

const EMAIL = 'Canary.Bird@Example.com'
const NUMBER = 'W777000777'
const hash = (kind: string, text: string) => createHash(kind).update(text).digest('hex')
const CANARIES = [
  EMAIL.toLowerCase(),
  NUMBER.toLowerCase(),
  encodeURIComponent(EMAIL.toLowerCase()).toLowerCase(),
  hash('md5', EMAIL.toLowerCase()),
  hash('sha256', EMAIL.toLowerCase()),
  Buffer.from(EMAIL.toLowerCase()).toString('base64').toLowerCase(),
]

describe('with a service that repeats what it was asked', () => {
  let server: Server
  let requests: readonly string[] = []
  let address = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests = [...requests, request.url ?? '']
      const message = { message: `No order ${NUMBER} for ${EMAIL}: ${request.url}` }
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(message))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    const at = server.address()
    address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
  })

  afterAll(() => new Promise(resolve => server.close(resolve)))

  test.each(['', '--debug', '--json', '--json --debug', '-v'])(
    'neither the address nor the number is seen on stderr with "%s"',
    async flags => {
      const { code, stderr } = await cli(`order-status ${NUMBER} --email-stdin ${flags}`, {
        stdin: EMAIL,
        env: { WALLART_UPSTREAM_URL: address },
      })
      expect(code).toBe(EXIT.upstream)
      expect(CANARIES.filter(canary => stderr.toLowerCase().includes(canary))).toEqual([])
    },
  )

  test('what is sent is what the site sends: the number and the hash, nothing else (ORD-16, ORD-17)', async () => {
    requests = []
    await cli(['order-status', ' W777 000777 ', '--email-stdin'], {
      stdin: ` ${EMAIL} `,
      env: { WALLART_UPSTREAM_URL: address },
    })
    expect(requests).toEqual([`/orders/guest?orderId=${NUMBER}&md5email=${hash('md5', EMAIL.toLowerCase())}`])
  })
})
