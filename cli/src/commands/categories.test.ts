import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

test('off a terminal the tree is plain text, two spaces a level', async () => {
  const { code, stdout, stderr } = await cli('categories')
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    'Subjects  /category/subjects',
    '  Landscape  /category/subjects-landscape',
    '    Mountains  /category/subjects-landscape-mountains',
  ])
})

test('on a terminal it is drawn, and nothing clears what stood there before', async () => {
  const { code, stdout } = await cli('categories', { columns: 40 })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('├─ Subjects')
  expect(stdout).not.toContain('\u001b')
  expect(stdout.split('\n').filter(line => line.length > 40)).toEqual([])
})

test('--site asks the other brand and --json prints one document', async () => {
  const { code, stdout } = await cli('categories --site allposters --json')
  expect(code).toBe(EXIT.ok)
  const printed = JSON.parse(stdout)
  expect(printed).toMatchObject({ schemaVersion: 1, site: 'AllPosters' })
  expect(printed.categories[0]).toMatchObject({ id: 'movies', name: 'Movies', href: '/category/movies' })
})

test('--fields alone lists the fields, and with names prints only these', async () => {
  const list = await cli('categories --fields')
  expect(list.stdout.split('\n')).toEqual(expect.arrayContaining(['site', 'categories.name']))
  const { stdout } = await cli('categories --fields site,categories.id')
  const picked = JSON.parse(stdout)
  expect(Object.keys(picked)).toEqual(['site', 'categories'])
  expect(picked.categories[0]).toEqual({ id: 'subjects' })
})

test('--verbose says where it asked and how long that took', async () => {
  const { stderr } = await cli('categories -v')
  expect(stderr).toMatch(/^local, Art, en-US: \d+ ms\n$/)
})

test('--debug says a line for every request, without an address', async () => {
  const { stderr } = await cli('categories --debug')
  expect(stderr).toMatch(/^http get-token 200 \d+ ms [\w-]+\nhttp get-category 200 \d+ ms [\w-]+\n$/)
})
