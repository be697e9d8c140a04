import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../../shell/exit-codes.ts'
import { createCliRunner } from '../../testing/run-cli.ts'

const origins = { Art: 'https://www.art.example', AllPosters: 'https://posters.example' }

let live: OpenUpstream
let cwd: string
const cli = createCliRunner(() => live.url)

const check = async (storefront: unknown, more = '') => {
  const environments = { staging: { url: live.url, ...(storefront !== undefined && { storefront }) } }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments }))
  return cli(`contract check get-product-group --env staging ${more}`, { cwd })
}

beforeAll(async () => {
  live = await openUpstream({ works: 200, siteOrigins: origins })
  cwd = await mkdtemp(join(tmpdir(), 'canonical-'))
})

afterAll(async () => {
  await live.close()
  await rm(cwd, { recursive: true })
})

test.each(['', '--site allposters'])(
  'absolute addresses of the storefront belong to the site %s',
  async more => {
    const { code, stdout } = await check({ art: 'https://art.example', allposters: origins.AllPosters }, more)
    expect(stdout).toMatch(/^1 operation: 1 passed/m)
    expect(code).toBe(EXIT.ok)
  },
)

test('absolute addresses of another host break the contract', async () => {
  const { code, stdout } = await check('https://staging.example')
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain(
    'the canonical URL is not at the "storefront" of the environment (staging.example)',
  )
})

test('without a storefront absolute addresses are a warning', async () => {
  const { code, stdout } = await check(undefined)
  expect(stdout).toContain('the environment names no "storefront" to compare the canonical URL with')
  expect(code).toBe(EXIT.ok)
})
