import * as fc from 'fast-check'
import { IMAGE_PATH, imageAddress, imageQuery } from './image-address.ts'
import { imageSrcSet } from './image-src-set.ts'

test('the image host is asked with its own parameters, in one order (API-18)', () => {
  const options = {
    dimensions: '24x36',
    lifeStyle: 'living room',
    background: '#fff',
    perspective: true,
    height: 300,
    width: 240,
  }
  expect(imageQuery(options)).toBe(
    'artWidth=240&artHeight=300&artPerspective=y&background=%23fff&artLifeStyle=living%20room&artDimensions=24x36',
  )
})

test.each([
  [{}, ''],
  [{ perspective: false }, 'artPerspective=n'],
  [{ perspective: true }, 'artPerspective=y'],
  [{ background: '', lifeStyle: 'office' }, 'artLifeStyle=office'],
])('the options %j are the parameters %j (API-18)', (options, query) => {
  expect(imageQuery(options)).toBe(query)
})

test.each([
  ['p42', 'avif', {}, '/img/p42.avif'],
  ['p42', 'webp', { width: 480 }, '/img/p42.webp?artWidth=480'],
  ['../p 42', 'jpg', {}, '/img/..%2Fp%2042.jpg'],
] as const)('the picture %s as %s with %j is at %s (API-18)', (id, format, options, address) => {
  expect(imageAddress(id, format, options)).toBe(address)
})

test('another host may serve the pictures (API-18)', () => {
  expect(imageAddress('p42', 'jpg', { width: 80 }, 'https://img.test')).toBe(
    'https://img.test/p42.jpg?artWidth=80',
  )
  expect(IMAGE_PATH).toBe('/img')
})

test('an image id is one step of the path and comes back whole, whatever it is (API-18)', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      (id, background) => {
        const [path = '', query] = imageAddress(id, 'jpg', { background }).split('?')
        expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe(`${id}.jpg`)
        expect(new URLSearchParams(query).get('background')).toBe(background)
      },
    ),
  )
})

test('a browser chooses among the widths up to the widest (API-18)', () => {
  expect(imageSrcSet('p42', 'avif', { widest: 240 })).toBe(
    '/img/p42.avif?artWidth=80 80w, /img/p42.avif?artWidth=160 160w, /img/p42.avif?artWidth=240 240w',
  )
  expect(imageSrcSet('p42', 'jpg', { widest: 159, background: 'a,b' }, 'https://img.test')).toBe(
    'https://img.test/p42.jpg?artWidth=80&background=a%2Cb 80w',
  )
  expect(imageSrcSet('p42', 'jpg', { widest: 10 })).toBe('/img/p42.jpg?artWidth=80 80w')
  expect(imageSrcSet('p42', 'webp').match(/\d+w/g)).toEqual([
    '80w',
    '160w',
    '240w',
    '320w',
    '480w',
    '640w',
    '960w',
    '1200w',
    '1600w',
  ])
})
