import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

function fieldPaths(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(each => fieldPaths(each, at))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => {
    const path = at ? `${at}.${name}` : name
    return [path].concat(fieldPaths(below, path))
  })
}

test.each([
  'categories',
  'order-status W000000012 --email-stdin',
  'order-status W000000010 --email-stdin',
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
])('%s prints no field that --fields does not list', async line => {
  const stdin = 'ann@example.com'
  const { stdout } = await cli(`${line} --json`, { stdin })
  const list = await cli(`${line} --fields`, { stdin })
  const listed = new Set(list.stdout.trim().split('\n'))
  expect(fieldPaths(JSON.parse(stdout)).filter(path => !listed.has(path))).toEqual([])
})

test('the list of fields asks nobody', async () => {
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
