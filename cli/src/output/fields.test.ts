import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { commandEntries } from '../docs-gen/command-tree.ts'
import { createProgram } from '../program.ts'
import { createShell } from '../shell/shell.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
let cwd: string
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = mkdtempSync(join(tmpdir(), 'wallart-fields-'))
  await cli('contract record --baseline recorded', { cwd })
  await fault('get-ratings', { omit: '/averageRatings' })
  await fault('get-taxonomy', { reset: true })
  await cli('contract check --baseline recorded --record run', { cwd })
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  rmSync(cwd, { recursive: true })
})

const fault = (operation: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${operation}`, { method: 'PUT', body: JSON.stringify(body) })

const REPOSITORY_BASELINE = fileURLToPath(new URL('../../baselines/local', import.meta.url))

function fieldPaths(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(each => fieldPaths(each, at))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => {
    const path = at ? `${at}.${name}` : name
    return [path].concat(fieldPaths(below, path))
  })
}

const LINES = [
  'categories',
  'order-status W000000012 --email-stdin',
  'order-status W000000010 --email-stdin',
  'order-status W000000050 --email-stdin',
  'search mountain',
  'suggest mount',
  'product A42',
  'product NOSTOCK1',
  'similar A42',
  'ratings',
  'recs A42',
  'recs --list',
  'env list',
  'env show',
  'doctor',
  'version',
  'contract list',
  'contract check get-ratings --baseline recorded',
  'contract replay run --baseline recorded',
  `contract diff recorded ${REPOSITORY_BASELINE}`,
  'contract explain search-listing',
  'contract doctor --leftovers',
]

const isCompared = (command: string) => LINES.some(line => `${line} `.startsWith(`${command} `))

const WITHOUT_DOCUMENT = ['contract record', 'env use', 'env trust', 'completion', 'man', 'help']

test('every command that prints a document is compared with its fields', () => {
  const sink = { write: () => true }
  const shell = createShell({
    stdout: sink,
    stderr: sink,
    stdin: () => new PassThrough(),
    env: {},
    cwd: () => '/',
  })
  const commands = commandEntries(createProgram(shell)).map(({ name }) => name.replace(/^cli /, ''))
  expect(commands.filter(command => !isCompared(command))).toEqual(WITHOUT_DOCUMENT)
})

test.each(LINES)('%s prints no field that --fields does not list', async line => {
  const stdin = 'ann@example.com'
  const { stdout } = await cli(`${line} --json`, { stdin, cwd })
  const list = await cli(`${line} --fields`, { stdin, cwd })
  const listed = new Set(list.stdout.trim().split('\n'))
  expect(fieldPaths(JSON.parse(stdout)).filter(path => !listed.has(path))).toEqual([])
})

test('the list of fields needs no request', async () => {
  const { code, stdout } = await cli('ratings --fields', {
    env: { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' },
  })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('breakdown.stars\n')
})

test('a list without entries still has its fields', async () => {
  const { code, stdout } = await cli('search zzempty --fields total,hits.name')
  expect({ code, stdout }).toEqual({ code: EXIT.ok, stdout: '{"total":0,"hits":[]}\n' })
})

test('a misspelt field is a usage error that proposes the right one', async () => {
  const { code, stdout, stderr } = await cli('ratings --fields averag')
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(JSON.parse(stderr).error).toMatchObject({ hint: 'Did you mean average?' })
})
