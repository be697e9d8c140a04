import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream

const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

const typed = async (line: string, site: string) =>
  (await cli(`search -i --plain --site ${site}`, { typed: `${line}\n\n`, columns: 80 })).stderr

test.each(['art', 'allposters'])('in %s half a word already finds what it begins', async site => {
  expect(await typed('landsc', site)).toMatch(/^[1-9]\d* found for "landscape", page 1/m)
})

test('what is no beginning of anything finds nothing', async () => {
  expect(await typed('zzzzzz', 'art')).toContain('Nothing found for "zzzzzz".')
})
