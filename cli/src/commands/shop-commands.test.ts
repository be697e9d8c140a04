import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
const cli = createCliRunner(() => upstream.url)
const json = async (line: string) => JSON.parse((await cli(`${line} --json`)).stdout)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

test('a search lists what was found with prices and addresses', async () => {
  const { code, stdout, stderr } = await cli('search mountain --limit 2')
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
  const [head, first = '', , address] = stdout.split('\n')
  expect(head).toMatch(/^\d+ found for "mountain", page 1 of \d+\.$/)
  expect(first).toMatch(/ by .* {2}(From )?\$\d/)
  expect(address).toMatch(/^ {2}http:\/\/localhost:3000\/products\//)
})

test('pages follow each other, sorted as asked', async () => {
  const first = await json('search mountain --limit 2 --sort price-low-to-high')
  const second = await json('search mountain --limit 2 --sort price-low-to-high --page 2')
  const prices = [...first.hits, ...second.hits].map((hit: { price: { minor: number } }) => hit.price.minor)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(new Set([...first.hits, ...second.hits].map(hit => hit.upi)).size).toBe(4)
  expect(second).toMatchObject({ page: 2, total: first.total, pages: Math.ceil(first.total / 2) })
})

test('a filter narrows a list to what fits', async () => {
  const { total, filters } = await json('search mountain')
  const [{ attributeId, values }] = filters
  const [{ value, count }] = values
  const narrowed = JSON.parse(
    (await cli(['search', 'mountain', '--filter', `${attributeId}:${value}`, '--json'])).stdout,
  )
  expect(narrowed.total).toBe(count)
  expect(narrowed.total).toBeLessThanOrEqual(total)
})

test('a category can be listed, and one that is not there is not found', async () => {
  const listed = await json('search --category subjects-landscape --limit 3')
  expect(listed.hits).toHaveLength(3)
  expect((await cli('search --category no-such-category')).code).toBe(EXIT.notFound)
})

test.each([
  ['search zzempty', EXIT.ok],
  ['search zzdown', EXIT.upstream],
  ['search mountain --filter nonsense', EXIT.usage],
  ['product A42 --zip abc', EXIT.usage],
  ['product ZZZZZZ', EXIT.notFound],
  ['product GONE1', EXIT.notFound],
  ['product DOWN1', EXIT.upstream],
  ['similar ZZZZZZ', EXIT.notFound],
  ['categories --locale de-DE', EXIT.usage],
  ['categories --env stagng', EXIT.configuration],
])('%s ends with %i', async (line, expected) => {
  const { code } = await cli(line)
  expect(code).toBe(expected)
})

test('what a broken hit lacks is left out, and counted', async () => {
  const { hits, dropped } = await json('search zzgarbage')
  expect(dropped).toBe(1)
  expect(hits.length).toBeGreaterThan(0)
})

test('a product shows options in display order, stock, prices and canonical URL', async () => {
  const { code, stdout } = await cli('product a42')
  expect(code).toBe(EXIT.ok)
  expect(stdout).toMatch(/^Stock {2,}In stock \(\d+\)$/m)
  expect(stdout).toMatch(/^Address {2,}http:\/\/localhost:3000\/products\/[a-z0-9-]+-A42$/m)
  const { options, sizes } = await json('product A42')
  expect(options[0]).toMatchObject({ title: 'Print', chosen: true, available: true })
  expect(options.map((option: { title: string }) => option.title)).toContain('Framed Canvas')
  expect(sizes.filter((size: { chosen: boolean }) => size.chosen)).toHaveLength(1)
})

test('how many are wanted decides what is said of the stock', async () => {
  const { stock } = await json('product A42 --quantity 9999')
  expect(stock.message).toBe(`Only ${stock.level} left!`)
  expect((await json('product NOSTOCK1')).stock.message).toBe('Out of stock')
})

test('a product that moved says where to', async () => {
  const { code, stderr } = await cli('product MOVED1')
  expect(code).toBe(EXIT.notFound)
  expect(stderr).toMatch(/^There are no products available.*It moved to http:\/\/localhost:3000\/products\//)
})

test('a product is found by the address of its page, also by the poster brand’s number', async () => {
  const { address, upi } = await json('product A42')
  expect((await json(`product ${address}`)).upi).toBe(upi)
  const poster = await json('product A42 --site allposters')
  expect(poster.address).toMatch(/^http:\/\/localhost:3000\/allposters\/-sp\/.*_i\d+_\.htm$/)
  expect((await json(`product ${poster.address} --site allposters`)).title).toBe(poster.title)
  expect((await json(`product ${poster.productId} --site allposters`)).title).toBe(poster.title)
})

test('suggestions are phrases, categories and products', async () => {
  const { stdout, stderr } = await cli('suggest mount')
  expect(stderr).toBe('')
  for (const kind of ['phrase', 'category', 'product']) expect(stdout).toMatch(new RegExp(`^${kind} `, 'm'))
})

test('two letters send no request and print a notice', async () => {
  const { code, stdout, stderr } = await cli('suggest mo')
  expect({ code, stdout }).toEqual({ code: EXIT.ok, stdout: '' })
  expect(stderr).toBe('The text is too short for suggestions.\n')
})

test('similar works are as many as asked', async () => {
  const { items } = await json('similar A42 --count 3')
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ upi: expect.any(String), address: expect.stringContaining('/product') })
})

test('ratings have an average and five rows', async () => {
  const { average, breakdown } = await json('ratings')
  expect(average).toBeGreaterThan(0)
  expect(breakdown).toHaveLength(5)
  expect((await cli('ratings')).stdout).toMatch(/^1 star {2,}\d/m)
})

test.each(['recs A42', 'recs --zone home', 'recs A42 --site allposters'])(
  '%s recommends works',
  async line => {
    const { items } = await json(line)
    expect(items.length).toBeGreaterThan(0)
  },
)

test('the recommenders can be listed', async () => {
  expect((await cli('recs --list')).stdout).toContain('PDP-recommendations')
})

test.each([
  'search mountain',
  'product A42',
  'suggest mount',
  'similar A42',
  'ratings',
  'recs A42',
  'doctor',
  'env list',
  'version',
])('%s is drawn on a terminal of 40 columns and fits', async line => {
  const { code, stdout } = await cli(line, { columns: 40 })
  expect(code).toBe(EXIT.ok)
  expect(stdout.length).toBeGreaterThan(15)
  expect(stdout.split('\n').filter(text => text.length > 40)).toEqual([])
})

test('on a narrow terminal every option keeps its price, and a size is not torn apart', async () => {
  const { stdout } = await cli('product A42', { columns: 40 })
  expect(stdout.match(/Framed Canvas, \w+ Floating\n +\$\d+\.\d\d A42/g)).toHaveLength(3)
  expect(stdout).toMatch(/24" x 30"/)
})

test('another language is asked in that language, and its addresses say so', async () => {
  const { stdout } = await cli('search mountain --locale fr-CA --limit 1')
  expect(stdout).toContain('http://localhost:3000/fr-ca/products/')
})

test('a screen reader gets lines on a terminal, too', async () => {
  const { stdout } = await cli('ratings', { columns: 80, env: { INK_SCREEN_READER: 'true' } })
  expect(stdout).toContain('4.6 of 5 stars')
})

test.each([
  ['a screen reader', 'search -i', { INK_SCREEN_READER: 'true' }],
  ['--plain', 'search -i --plain', {}],
])('a search while you type is question and answer for %s', async (_, line, env) => {
  const { code, stdout, stderr } = await cli(line, { columns: 80, env, typed: 'mountain\n\n' })
  expect({ code, stdout }).toEqual({ code: EXIT.ok, stdout: '' })
  expect(stderr).toMatch(/^\d+ found for "mountain", page 1 of \d+\. Order: Best Matches\.\n1\. .* by .*\$/m)
  expect(stderr).not.toContain('\u001b')
})

test('the doctor finds every service, and a machine without them', async () => {
  const health = await json('doctor')
  expect(health).toMatchObject({ environment: 'local', writes: false, node: { fits: true } })
  expect(health.services).toHaveLength(10)
  expect(health.services.every((service: { reachable: boolean }) => service.reachable)).toBe(true)
  expect(
    health.services.flatMap(({ name, found }: { name: string; found?: boolean }) => found ?? name),
  ).toEqual([true, true, true, true, 'products', true, true, true, true, true])
  const { code, stdout, stderr } = await cli('doctor', {
    env: { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' },
  })
  expect(code).toBe(EXIT.unreachable)
  expect(stdout).toMatch(/^no {2}commerce .*this port is blocked/m)
  expect(stderr).toBe(
    '10 of 10 services could not be reached. The address is that of WALLART_UPSTREAM_URL.\n',
  )
})

test.each([
  ['refuses', () => 'http://127.0.0.1:1023', 'connection refused'],
  ['has no such name', () => 'http://shop.invalid', 'host name cannot be resolved'],
  ['speaks no TLS', () => upstream.url.replace('http:', 'https:'), 'no TLS there: is it http?'],
])('the doctor says that a host %s, and a call asks the same', async (_, address, reason) => {
  const env = { WALLART_UPSTREAM_URL: address() }
  const { code, stdout } = await cli('doctor', { env })
  expect(code).toBe(EXIT.unreachable)
  expect(stdout).toMatch(new RegExp(`^no +commerce +no answer .*${reason.replace('?', '.')}`, 'm'))
  const { stderr } = await cli('ratings', { env })
  expect(stderr.includes('There is no TLS: is it http?')).toBe(address().startsWith('https:'))
  expect(stderr).toContain('The address is that of WALLART_UPSTREAM_URL. Ask: cli doctor')
})

test('the doctor that runs out of time shows what was answered until then', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : ''
  const cwd = await mkdtemp(join(tmpdir(), 'doctor-'))
  const environments = { staging: { url: upstream.url, services: { orders: `http://127.0.0.1:${port}` } } }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments }))
  const { code, stdout, stderr } = await cli('doctor --env staging --timeout 2s', { cwd })
  silent.close()
  await rm(cwd, { recursive: true })
  expect(code).toBe(EXIT.unreachable)
  expect(stdout).toMatch(/^no +orders +no answer .*no answer until the end of --timeout/m)
  expect(stdout).toMatch(/^ok +commerce +answers /m)
  expect(stderr).toBe('1 of 10 services could not be reached.\n')
})

test('the doctor tells a host that answers from a service at a wrong path', async () => {
  const { code, stdout, stderr } = await cli('doctor', {
    env: { WALLART_UPSTREAM_URL: `${upstream.url}/elsewhere` },
  })
  expect(code).toBe(EXIT.configuration)
  expect(stdout).toMatch(/^no +search +answers 404 .*another server, or a wrong path/m)
  expect(stderr).toMatch(
    /^Not found at their addresses: commerce, .*search.*\. See: cli env show --explain\.?\n$/,
  )
})

test('the doctor finds no service behind a host that leads elsewhere', async () => {
  const redirect = 'HTTP/1.1 302 Found\r\nlocation: https://log-in.example/\r\nconnection: close\r\n\r\n'
  const gateway = createServer(socket => socket.once('data', () => socket.end(redirect)))
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  const port = typeof address === 'object' ? address?.port : ''
  const { code, stdout } = await cli('doctor', { env: { WALLART_UPSTREAM_URL: `http://127.0.0.1:${port}` } })
  gateway.close()
  expect(code).toBe(EXIT.configuration)
  expect(stdout).toMatch(/^no +search +answers 302 /m)
})

test('the version is that of the program as it was called', async () => {
  const { stdout } = await cli('version')
  expect((await cli('--version')).stdout).toBe(`${stdout.split('\n')[0]}\n`)
  expect(stdout).toMatch(/^(cli|wallart) \d+\.\d+\.\d+\nsdk /)
})

test('a service that fails is named by the call, whatever shoppers are told', async () => {
  const { code, stderr } = await cli('product DOWN1')
  expect(code).toBe(EXIT.upstream)
  expect(stderr).toMatch(
    /^get-product-group answered 500\. Try again later; if it lasts, report request [\w-]+\.\n$/,
  )
  expect(JSON.parse((await cli('product DOWN1 --json')).stderr).error).toMatchObject({
    code: 'server',
    message: 'get-product-group answered 500',
  })
})
