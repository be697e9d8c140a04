import { BUFFERED_ROWS, TILES_PER_ROW, TILE_HEIGHTS } from './tile-grid.ts'

test('the grid has 6 or 5 tiles a row, 379 or 390 high, and 4 rows ready (PLP-04, PLP-05, PLP-07, PLP-08, PLP-09, CON-05)', () => {
  expect(TILES_PER_ROW).toEqual({ Art: 6, AllPosters: 5 })
  expect(TILE_HEIGHTS).toEqual({ Art: 379, AllPosters: 390 })
  expect(BUFFERED_ROWS).toBe(4)
})
