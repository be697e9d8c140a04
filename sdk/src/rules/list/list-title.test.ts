import { listTitle } from './list-title.ts'

const seo = { h1: 'Cat Art', title: 'T', description: 'D', galleryDescription: 'G' }
const breadcrumbs = [
  { id: 'animals', name: 'Animals', displayUrl: '/animals' },
  { id: 'pets', name: 'Pets', displayUrl: '/pets' },
  { id: 'cats', name: 'Cats', displayUrl: '/cats' },
]

test('search results are headed by what was searched for (PLP-67)', () => {
  expect(listTitle({ seo, breadcrumbs }, 'big cats')).toEqual({
    code: 'search.title',
    message: 'Results for "big cats"',
    values: { query: 'big cats' },
  })
})

test.each([
  ['its own heading', seo, breadcrumbs, 'Cat Art'],
  ['its last breadcrumb', { ...seo, h1: '' }, breadcrumbs, 'Cats'],
  ['nothing, when it has neither', { ...seo, h1: '' }, [], ''],
])('a category is headed by %s (PLP-67, PLP-76)', (_, listSeo, crumbs, message) => {
  expect(listTitle({ seo: listSeo, breadcrumbs: crumbs })).toEqual({ code: 'list.title', message })
  expect(listTitle({ seo: listSeo, breadcrumbs: crumbs }, '').message).toBe(message)
})
