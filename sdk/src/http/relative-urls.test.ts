import { createHttp } from './http.ts'
import { getRatings } from '../operations/get-ratings.ts'
import { createRelativeUrls, withRelativeUrls } from './relative-urls.ts'
import { anyContract } from './testing/any-contract.ts'

const relative = createRelativeUrls(['www.art.example', 'localhost:3000'])

test.each([
  ['https://www.art.example/products/a-A1?upi=A1#top', '/products/a-A1?upi=A1#top'],
  ['http://www.art.example/products/a-A1', '/products/a-A1'],
  ['HTTPS://WWW.Art.Example/Products/a', '/Products/a'],
  ['http://localhost:3000/cart', '/cart'],
  ['https://www.art.example', '/'],
  ['https://www.art.example/', '/'],
  ['https://www.art.example?sort=newest', '/?sort=newest'],
])('%s is the path %s of the site', (url, path) => {
  expect(JSON.parse(relative(JSON.stringify({ url, name: 'Ärger "quoted"' })))).toEqual({
    url: path,
    name: 'Ärger "quoted"',
  })
})

test.each([
  '/products/a-A1',
  'https://www.art.example.evil.test/products/a-A1',
  'https://wwwXart.example/products/a-A1',
  'https://www.art.example:8080/products/a-A1',
  'https://ada@www.art.example/products/a-A1',
  'https://www.art.example//evil.test/x',
  'https://www.art.example/\\evil.test/x',
  'https://evil.test/?to=https://www.art.example/cart',
  'See https://www.art.example/cart',
])('%s stays as it is', url => {
  expect(JSON.parse(relative(JSON.stringify({ url })))).toEqual({ url })
})

test('slashes may be escaped', () => {
  expect(JSON.parse(relative(String.raw`{"url":"https:\/\/www.art.example\/cart\/x"}`))).toEqual({
    url: '/cart/x',
  })
  expect(JSON.parse(relative(String.raw`{"url":"https:\/\/www.art.example\/\/evil.test"}`))).toEqual({
    url: 'https://www.art.example//evil.test',
  })
})

test('without hosts every text stays as it is', () => {
  const text = '{"url":"https://www.art.example/cart"}'
  expect(createRelativeUrls([])(text)).toBe(text)
})

const body = (text: string, init?: ResponseInit) =>
  new Response(text, { headers: { 'content-type': 'application/json' }, ...init })
const ask = (response: Response) =>
  createHttp({
    services: { bizapi: 'https://api.test' },
    transport: withRelativeUrls(async () => response, ['www.art.example']),
  }).send(getRatings, { contract: anyContract })

describe('over a transport', () => {
  test('an answer names the site’s pages by their paths', async () => {
    expect(await ask(body('{"url":"https://www.art.example/cart"}'))).toEqual({ url: '/cart' })
  })

  test.each([
    ['too large', body(`"${'x'.repeat(8_000_001)}"`)],
    ['no JSON', body('{')],
    ['no JSON by its type', body('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('one that is %s is unreadable', async (_, response) => {
    await expect(ask(response)).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('a refusal keeps its words', async () => {
    const refusal = body('{"title":"No","detail":"https://www.art.example/cart"}', { status: 404 })
    await expect(ask(refusal)).rejects.toMatchObject({ status: 404, code: 'not-found' })
  })
})
