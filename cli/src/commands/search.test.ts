import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

test('the filter that a wrong one is answered with narrows a list', async () => {
  const { code, stderr } = await cli('search mountain --filter color')
  const [, filter = ''] = /^"color" is not a filter\. Use e\.g\. (\S+)\.\n$/.exec(stderr) ?? []
  expect(code).toBe(EXIT.usage)
  const { total } = JSON.parse((await cli('search mountain --json')).stdout)
  const narrowed = JSON.parse((await cli(`search mountain --filter ${filter} --json`)).stdout)
  expect(narrowed.total).toBeGreaterThan(0)
  expect(narrowed.total).toBeLessThan(total)
})

test('a filter by an attribute that there is not is a mistake that names those that there are', async () => {
  const { code, stdout, stderr } = await cli('search mountain --filter colr:blue')
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(stderr).toMatch(/^Unknown filter "colr"\. Did you mean color\? Available: .*\bcolor\b.*\.\n$/)
  const { filters } = JSON.parse((await cli('search mountain --json')).stdout)
  for (const { attributeId } of filters) expect(stderr).toContain(attributeId)
})

test('a value that is nearly one of those that there are is a mistake', async () => {
  const { code, stdout, stderr } = await cli('search mountain --filter color:Blue')
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(stderr).toBe('The filter "color" has no value "Blue". Did you mean color:blue?\n')
})

test('the fields are listed without anything to search for', async () => {
  const { code, stdout } = await cli('search --fields')
  expect(code).toBe(EXIT.ok)
  expect(stdout).toMatch(/^hits\.name$/m)
})

test('a filter by a value that no hit has is no mistake', async () => {
  const { code, stdout } = await cli('search mountain --filter color:nope')
  expect({ code, stdout }).toEqual({ code: EXIT.ok, stdout: expect.stringContaining('Nothing found') })
})

test('a page after the last is not found, and the last is named', async () => {
  const { pages } = JSON.parse((await cli('search mountain --limit 2 --json')).stdout)
  expect(pages).toBeGreaterThan(1)
  expect((await cli(`search mountain --limit 2 --page ${pages}`)).code).toBe(EXIT.ok)
  const { code, stdout, stderr } = await cli(`search mountain --limit 2 --page ${pages + 1}`)
  expect({ code, stdout }).toEqual({ code: EXIT.notFound, stdout: '' })
  expect(stderr).toBe(`There is no page ${pages + 1}: there are only ${pages} pages.\n`)
})

test('a single page is named in the singular', async () => {
  const { stderr } = await cli('search --category subjects-landscape --page 2 --limit 100')
  expect(stderr).toBe('There is no page 2: there is only 1 page.\n')
})

test('where nothing is found, no page is wrong', async () => {
  const { code, stdout } = await cli('search zzempty --page 7')
  expect({ code, stdout }).toEqual({ code: EXIT.ok, stdout: 'Nothing found for "zzempty".\n' })
})

test.each(['cli', 'wallart'] as const)(
  '%s says that a category is not there, and where they are',
  async program => {
    const { code, stderr } = await cli('search --category nope', { program })
    expect(code).toBe(EXIT.notFound)
    expect(stderr).toBe(`There is no category "nope". See: ${program} categories\n`)
  },
)

test.each([
  ['recs --zone nope', 'There is no zone "nope".'],
  ['recs A42 --recommender nope', 'There is no recommender "nope". See: cli recs --list'],
])('%s says that it is not there', async (line, sentence) => {
  const { code, stderr } = await cli(line)
  expect(code).toBe(EXIT.notFound)
  expect(stderr).toBe(`${sentence}\n`)
})
