import { createRelativeUrls } from './relative-urls.ts'

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
