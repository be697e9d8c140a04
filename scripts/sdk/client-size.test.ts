import { gzipSync } from 'node:zlib'
import { bundles } from './bundle.mjs'

const CLIENT_BYTES = 6000
const CLIENT_WITH_CONTRACT_BYTES = 10_500

const client = `
  import { createCatalogClient } from '@wallart/sdk/clients/catalog'
  import { createHttp } from '@wallart/sdk/http'
  console.log(createCatalogClient, createHttp)`

const withContract = `${client}
  import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
  console.log(getCategoryContract)`

const sized = async (program: string) => {
  const [bundle] = await bundles([program])
  return { bytes: gzipSync(bundle?.code ?? '', { level: 9 }).length, files: bundle?.files ?? [] }
}

test('one client costs a browser at most 6 kB, and no dependency', async () => {
  const { bytes, files } = await sized(client)
  expect(files).toContain('sdk/src/http/http.ts')
  expect(bytes).toBeLessThanOrEqual(CLIENT_BYTES)
  expect(files.filter(file => file.includes('node_modules'))).toEqual([])
})

test('a client with its contract costs a browser at most 10.5 kB', async () => {
  const { bytes, files } = await sized(withContract)
  expect(files).toContain('sdk/src/operations/get-category.contract.ts')
  expect(bytes).toBeLessThanOrEqual(CLIENT_WITH_CONTRACT_BYTES)
})

test.each([
  ['coalesced', 500],
  ['guarded', 600],
  ['limited', 500],
  ['read-only', 300],
])('%s adds at most %i B to a client, and nothing to one that does without', async (part, most) => {
  const { bytes, files } = await sized(client)
  const { bytes: larger } = await sized(`${client}\nexport * from '@wallart/sdk/http/${part}'`)
  expect(files).not.toContain(`sdk/src/http/${part}.ts`)
  expect(larger).toBeGreaterThan(bytes)
  expect(larger - bytes).toBeLessThanOrEqual(most)
})
