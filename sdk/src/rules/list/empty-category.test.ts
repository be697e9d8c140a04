import { EMPTY_CATEGORY } from './empty-category.ts'

test('an empty category says so (PLP-66)', () => {
  expect(EMPTY_CATEGORY).toEqual({
    code: 'list.empty-category',
    message: "We couldn't find anything in this category.",
  })
})
