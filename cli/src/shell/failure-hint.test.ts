import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createCliRunner } from '../testing/run-cli.ts'
import { EXIT } from './exit-codes.ts'

let upstream: OpenUpstream
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(() => upstream.close())

const WHERE = 'The address is that of WALLART_UPSTREAM_URL. Ask: cli doctor\n'

const run = (line: string, env: NodeJS.ProcessEnv = {}) => cli(line, { env, stdin: 'ann@example.com' })

test.each([
  'recs A42',
  'recs --zone home',
  'recs --list',
  'order-status W000000013 --email-stdin',
  'search mountain',
  'suggest mount',
  'ratings',
  'product A42',
  'similar A42',
  'categories',
])('a wrong path of the upstream is named as a whole: %s', async line => {
  const { code, stderr } = await run(line, { WALLART_UPSTREAM_URL: `${upstream.url}/bad-path` })
  expect(code).toBe(EXIT.notFound)
  expect(stderr).toMatch(
    new RegExp(`Check the path of ${upstream.url}/bad-path\\S*, the address of the service `),
  )
  expect(stderr).toContain(WHERE)
})

test.each([
  ['order-status W999999999 --email-stdin'],
  ['recs A42 --recommender nonsense'],
  ['recs --zone nonsense'],
  ['search --category nonsense'],
  ['product ZZZZZZ'],
  ['similar ZZZZZZ'],
])('what a service lacks says nothing of its path: %s', async line => {
  const { code, stderr } = await run(line)
  expect(code).toBe(EXIT.notFound)
  expect(stderr).not.toContain('the path')
})

const CALLS = [
  ['recs A42', 'get-recommendations'],
  ['recs --zone home', 'get-zone-recommendations'],
  ['recs --list', 'get-recommenders'],
  ['order-status W000000013 --email-stdin', 'look-up-guest-order'],
  ['ratings', 'get-ratings'],
] as const

test.each(
  CALLS.flatMap(([line, operation]) => [401, 500, 503].map(status => [line, operation, status] as const)),
)('%s says what to do where %s answers %i', async (line, operation, status) => {
  await fetch(`${upstream.controlUrl}/faults/${operation}`, {
    method: 'PUT',
    body: JSON.stringify({ status }),
  })
  const { code, stderr } = await run(line)
  expect(code).toBe(status === 401 ? EXIT.denied : EXIT.upstream)
  expect(stderr).toMatch(
    status === 401
      ? new RegExp(`^${operation} answered 401\\. Is this the reference upstream\\? ${WHERE}`)
      : /\. Try again later; if it lasts, report request [\w-]+\.\n$/,
  )
})

test('a server that has the address but takes no such calls, as the storefront is, is named', async () => {
  await fetch(`${upstream.controlUrl}/faults/get-ratings`, {
    method: 'PUT',
    body: JSON.stringify({ status: 405 }),
  })
  const { stderr } = await run('ratings')
  expect(stderr).toContain(`Check the path of ${upstream.url}`)
})

test('a key that is not accepted elsewhere is named by its variable', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'failure-hint-'))
  const environments = { staging: { url: upstream.url } }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments }))
  const { code, stderr } = await cli('recs --list --env staging', { cwd })
  await rm(cwd, { recursive: true })
  expect({ code, stderr }).toEqual({
    code: EXIT.denied,
    stderr:
      'get-recommenders answered 401. Set RECS_CLIENT_ID to the key of the service recommendations. Run: cli doctor --env staging\n',
  })
})
