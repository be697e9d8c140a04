import { openUpstream, type OpenUpstream } from '@wallart/fixtures/open.ts'
import { EXIT } from '../exit-codes.ts'
import { runCli } from '../testing/run-cli.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream()
  process.env['WALLART_UPSTREAM_URL'] = upstream.url
})

afterAll(async () => {
  delete process.env['WALLART_UPSTREAM_URL']
  await upstream.close()
})

test('off a terminal the tree is plain text, two spaces a level', async () => {
  const { code, stdout, stderr } = await runCli('categories')
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    'Subjects  /category/subjects',
    '  Landscape  /category/subjects-landscape',
    '    Mountains  /category/subjects-landscape-mountains',
  ])
})

test('--site asks the other brand and --json prints one document', async () => {
  const { code, stdout } = await runCli('categories', '--site', 'allposters', '--json')
  expect(code).toBe(EXIT.ok)
  const answer = JSON.parse(stdout)
  expect(answer).toMatchObject({ schemaVersion: 1, site: 'AllPosters' })
  expect(answer.categories[0]).toMatchObject({ id: 'movies', name: 'Movies', href: '/category/movies' })
})

test('an unknown brand is a usage error', async () => {
  const { code, stdout, stderr } = await runCli('categories', '--site', 'posters')
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(stderr).toContain('Use art or allposters.')
})

test('a mistyped command is a usage error that proposes the right one', async () => {
  const { code, stderr } = await runCli('categoreis')
  expect(code).toBe(EXIT.usage)
  expect(stderr).toContain('Did you mean categories?')
})

test('help shows examples and is no failure', async () => {
  const { code, stdout } = await runCli('categories', '--help')
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('$ cli categories --site allposters')
})

test('an upstream that is not there is said in one line with what helps', async () => {
  process.env['WALLART_UPSTREAM_URL'] = 'http://127.0.0.1:9'
  const { code, stdout, stderr } = await runCli('categories')
  process.env['WALLART_UPSTREAM_URL'] = upstream.url
  expect({ code, stdout }).toEqual({ code: EXIT.unreachable, stdout: '' })
  expect(stderr).toBe(
    'get-category could not be reached. Is the upstream running? Start it with: npm run upstream\n',
  )
})
