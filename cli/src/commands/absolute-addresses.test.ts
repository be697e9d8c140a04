import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createCliRunner } from '../testing/run-cli.ts'

const ORIGIN = 'https://www.art.example'

let live: OpenUpstream
let cwd: string
const cli = createCliRunner(() => live.url)

beforeAll(async () => {
  live = await openUpstream({ works: 200, siteOrigins: { Art: ORIGIN } })
  cwd = await mkdtemp(join(tmpdir(), 'absolute-'))
})

afterAll(async () => {
  await live.close()
  await rm(cwd, { recursive: true })
})

test.each([
  ['search mountain', 'hits', ORIGIN],
  ['search mountain', 'hits', 'https://art.example'],
  ['suggest mountain', 'products', ORIGIN],
])(
  '%s names the %s by the pages of %s where the services answer absolute URLs',
  async (line, list, storefront) => {
    await writeFile(
      join(cwd, '.wallart.json'),
      JSON.stringify({ environments: { staging: { url: live.url, storefront } } }),
    )
    const { stdout } = await cli(`${line} --env staging --json`, { cwd })
    const addresses: readonly string[] = JSON.parse(stdout)[list].map(
      ({ address }: { address: string }) => address,
    )
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address.startsWith(`${storefront}/products/`)).toBe(true)
  },
)
