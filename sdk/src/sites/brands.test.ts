import { LIST_SETTINGS, PRODUCT_SETTINGS } from './brands.ts'

const { Art, AllPosters } = LIST_SETTINGS

test('the grid has 6 or 5 tiles a row, 379 or 390 high (PLP-04, PLP-05, PLP-07, PLP-08, CON-05)', () => {
  expect([Art.tilesPerRow, AllPosters.tilesPerRow]).toEqual([6, 5])
  expect([Art.tileHeight, AllPosters.tileHeight]).toEqual([379, 390])
})

test('a filter list first shows 6 entries on the art brand, 5 on the poster brand (PLP-71, S-37)', () => {
  expect([Art.filterRange, AllPosters.filterRange]).toEqual([6, 5])
})

test("breadcrumbs are parted by '//' on the poster brand and an arrow on the art brand (GUI-25, GUI-26)", () => {
  expect([Art.breadcrumbSeparator, AllPosters.breadcrumbSeparator]).toEqual(['→', '//'])
})

test("an empty category links to the brand's contact page (PLP-66, NAV-23, C-15)", () => {
  expect([Art.emptyCategoryHref, AllPosters.emptyCategoryHref]).toEqual(['/help/talktous', '/help/aboutus'])
})

test('each brand has its own recommender on the product page (REC-09, REC-10)', () => {
  expect(PRODUCT_SETTINGS.Art.recommender).toBe('PDP-recommendations')
  expect(PRODUCT_SETTINGS.AllPosters.recommender).toBe('APC-PDP-recommendations')
})
