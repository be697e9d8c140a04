import * as fc from 'fast-check'
import { categoryLink } from './category-link.ts'

test.each([
  [{ id: 'abstract', alternativeUrl: '/gallery/abstract-art' }, '/gallery/abstract-art'],
  [
    { id: 'abstract', alternativeUrl: '/gallery/id--a1/abstract.htm?x=1' },
    '/gallery/id--a1/abstract.htm?x=1',
  ],
  [{ id: 'abstract' }, '/category/abstract'],
  [{ id: 'abstract', alternativeUrl: '' }, '/category/abstract'],
  [{ id: 'abstract', alternativeUrl: 'https://elsewhere.test/abstract' }, '/category/abstract'],
  [{ id: 'abstract', alternativeUrl: '//elsewhere.test/abstract' }, '/category/abstract'],
  [{ id: 'abstract', alternativeUrl: 'javascript:alert(1)' }, '/category/abstract'],
  [{ id: 'a/b c?d#e' }, '/category/a%2Fb%20c%3Fd%23e'],
])('the category %j is at %j (NAV-04, NAV-05)', (category, href) => {
  expect(categoryLink(category)).toBe(href)
})

test('a built category address gives its id back, whatever the id (NAV-05)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), id => {
      const [, page, encoded = ''] = categoryLink({ id }).split('/')
      expect([page, decodeURIComponent(encoded)]).toEqual([
        'category',
        id.replace(/\p{Surrogate}/gu, '\uFFFD'),
      ])
    }),
  )
})

test('half a character in a category id does not break its address (NAV-05)', () => {
  expect(categoryLink({ id: 'a\uD800' })).toBe('/category/a%EF%BF%BD')
})
