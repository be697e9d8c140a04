import { EMPTY_CATEGORY, EMPTY_CATEGORY_CONTACTS } from './empty-category.ts'

test("an empty category says so and links to the brand's contact page (PLP-66, C-15)", () => {
  expect(EMPTY_CATEGORY).toEqual({
    code: 'list.empty-category',
    message: "We couldn't find anything in this category.",
  })
  expect(EMPTY_CATEGORY_CONTACTS).toEqual({ Art: '/help/talktous', AllPosters: '/help/aboutus' })
})
