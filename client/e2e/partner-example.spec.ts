import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, expectAccessible, test } from './shop.ts'
import { startProgram, stopProgram } from './start-shop.ts'

const folder = fileURLToPath(new URL('../../docs/examples/partner/', import.meta.url))

async function servePartner(): Promise<{ url: string; close: () => void }> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}main.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@wallart/source'],
  })
  const page = await readFile(`${folder}index.html`)
  const server = createServer((request, response) => {
    const isScript = request.url === '/main.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? outputFiles[0]?.contents : page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('a partner’s own page shows the departments of both brands and applies a rule (DSG-09)', async ({
  page,
}) => {
  const partner = await servePartner()
  await page.goto(`${partner.url}?upstream=${encodeURIComponent(process.env['UPSTREAM_URL'] ?? '')}`)
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* departments$/)
  await expect(page.getByRole('listitem').first()).toContainText('Subjects: Landscape')

  await page.getByLabel('Brand').selectOption('AllPosters')
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* departments$/)
  await expect(page.getByRole('listitem').first()).toContainText('Movies')

  const zip = page.getByLabel('Zip or postal code')
  await zip.fill('1234')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Please enter a valid Zip/Postal code')).toBeVisible()
  await zip.fill('k1a 0b1')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Yes, to K1A 0B1.')).toBeVisible()
  await expectAccessible(page)
  partner.close()
})

test('a page of a partner gets its tokens through the proxy of the shop, which is another origin', async ({
  page,
}) => {
  const partner = await servePartner()
  const dataDir = await mkdtemp(join(tmpdir(), 'wallart-partner-'))
  const storefront = await startProgram(fileURLToPath(new URL('../../build/server', import.meta.url)), {
    PORT: '0',
    UPSTREAM_PORT: new URL(process.env['UPSTREAM_URL'] ?? '').port,
    DATA_DIR: dataDir,
    PARTNER_ORIGINS: new URL(partner.url).origin,
  })
  await page.goto(`${partner.url}?upstream=${encodeURIComponent(`${storefront.url}/proxy/commerce`)}`)
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* departments$/)
  partner.close()
  await stopProgram(storefront.child)
  await rm(dataDir, { recursive: true })
})

test('without the upstream the partner’s page says so in the shop’s words', async ({
  page,
  consoleErrors,
}) => {
  const partner = await servePartner()
  await page.goto(`${partner.url}?upstream=http://127.0.0.1:9`)
  await expect(page.getByRole('status')).toHaveText('Something went wrong. Try again!')
  expect(consoleErrors.splice(0)).not.toEqual([])
  partner.close()
})
