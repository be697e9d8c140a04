import { BUFFERED_ROWS } from './tile-grid.ts'

test('4 rows beyond the visible ones are ready (PLP-09)', () => {
  expect(BUFFERED_ROWS).toBe(4)
})
