import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli, type CliResult, type RunOptions } from '../testing/run-cli.ts'
import { EXIT } from './exit-codes.ts'
import { createNoticeOutput } from './output-streams.ts'
import { createSecrets } from './secrets.ts'

const HOSTILE = '\u001b]0;pwned\u0007\u001b[2J\u001b[31m\u009b2J\u202eevil\r\nforged line\u2028'
const OBEYED = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

let folder: string
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const isSession = request.url?.includes('oauth2') ?? false
    response.writeHead(isSession ? 401 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: HOSTILE, title: HOSTILE, detail: HOSTILE, message: HOSTILE }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const at = server.address()
  url = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
})

afterAll(() => new Promise(resolve => server.close(resolve)))

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'wallart-output-')), 'a\u001b[2J\u202efolder')
  mkdirSync(folder)
})

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const cli = (args: readonly string[], options: RunOptions = {}) => runCli(args, { cwd: folder, ...options })

const writeEnvironments = (environments: object) =>
  writeFileSync(join(folder, '.wallart.json'), JSON.stringify({ environments }))

function expectHarmless({ stdout, stderr }: CliResult) {
  const lines = `${stdout}${stderr}`.split('\n')
  expect(lines.filter(line => OBEYED.test(line) || line.startsWith('forged'))).toEqual([])
}

describe.each(['', '--json', '--debug'])('with "%s"', flag => {
  const flags = flag === '' ? [] : [flag]

  test.each(['categories', 'search blue', 'recs A42', 'doctor', 'contract check get-token get-category'])(
    'what a service says to %s moves no cursor and begins no line (SEC-32)',
    async line => {
      const result = await cli([...line.split(' '), ...flags], { env: { WALLART_UPSTREAM_URL: url } })
      expect(result.code).not.toBe(EXIT.ok)
      expectHarmless(result)
    },
  )

  test.each([
    'search blue',
    'doctor',
    'env list',
    'env show good',
    'env trust good',
    'contract explain get-token',
  ])('a name or a field that a folder brings does neither, with %s (SEC-32)', async line => {
    for (const environments of [{ [`staging${HOSTILE}`]: { url: 1 } }, { good: { url, [HOSTILE]: 1 } }]) {
      writeEnvironments(environments)
      const result = await cli([...line.split(' '), ...flags])
      expect(result.code).toBe(EXIT.configuration)
      expectHarmless(result)
      expect(result.stderr).toContain('evil')
    }
  })

  test.each(['env show good', 'env show good --explain', 'env list', 'categories -e good'])(
    'nor does a value that a folder brings, with %s (SEC-32)',
    async line => {
      writeEnvironments({ good: { url, clientId: `c${HOSTILE}`, organizationId: HOSTILE } })
      const args = [...line.split(' '), ...flags]
      for (const options of [{}, { columns: 80 }]) {
        const result = await cli(args, options)
        expectHarmless(result)
        expect(`${result.stdout}${result.stderr}`).toContain('good')
      }
    },
  )

  test.each([
    'categories --site X',
    'categories --timeout X',
    'categories --fields X',
    'categories --env X',
    'search blue --sort X',
    'product X',
    'help X',
    'contract explain X',
    'contract replay X',
    'env show X',
    'X',
    '--X',
  ])('nor what was typed, as in %s (SEC-32)', async line => {
    const args = line.split(' ').map(word => word.replace('X', HOSTILE))
    const result = await cli([...args, ...flags])
    expect(result.code).not.toBe(EXIT.ok)
    expectHarmless(result)
    expect(result.stderr).toContain('evil')
  })
})

test('nor the shapes of a folder, in a difference of two (SEC-32)', async () => {
  for (const name of ['before', 'after']) {
    mkdirSync(join(folder, name))
    const fields = { answer: 'object', [`/${name}${HOSTILE}`]: `string${HOSTILE}` }
    writeFileSync(
      join(folder, name, 'shape.json'),
      JSON.stringify({ operation: HOSTILE, recorded: '2026-01-01', fields }),
    )
  }
  for (const options of [{}, { columns: 80 }]) {
    const result = await cli(['contract', 'diff', 'before', 'after'], options)
    expectHarmless(result)
    expect(result.stdout).toContain('evil')
  }
})

test('JSON has a value and a message as they are', async () => {
  writeEnvironments({ good: { url, clientId: HOSTILE } })
  const { stdout } = await cli(['env', 'show', 'good', '--json'])
  expect(JSON.parse(stdout).values).toContainEqual(
    expect.objectContaining({ name: 'clientId', value: HOSTILE }),
  )
  const failure = await cli(['help', HOSTILE, '--json'])
  expect(JSON.parse(failure.stderr).error.message).toContain(HOSTILE)
})

test('the colours of a notice are its own alone', async () => {
  writeEnvironments({ good: { url } })
  const { stderr } = await cli(['categories', '--debug', '--color', '-e', 'good'])
  const notice = `env good at the addresses of ${join(folder, '..')}/afolder/.wallart.json`
  expect(stderr.split('\n')[0]).toBe(`\u001b[2m${notice}\u001b[22m`)
})

test('a secret with sequences between its characters is hidden, too', () => {
  const written: string[] = []
  const secrets = createSecrets()
  secrets.hide('open-sesame')
  createNoticeOutput({ write: text => written.push(text) }, secrets).line('It is open-\u001b[0msesame')
  expect(written).toEqual(['It is ••••\n'])
})
