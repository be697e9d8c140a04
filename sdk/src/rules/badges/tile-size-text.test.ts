import { tileSizeText } from './tile-size-text.ts'

const SIZED = { physicalDimensions: { displayDimensionText: '24" x 36"' } }
const MULTIPLE = { code: 'tile.multiple-sizes', message: 'Multiple Sizes' }

test.each([
  [{ hasMoreSizes: true, ...SIZED }, MULTIPLE],
  [{ hasMoreSizes: true }, MULTIPLE],
  [
    { hasMoreSizes: false, ...SIZED },
    { code: 'tile.size', message: '24" x 36"', values: { size: '24" x 36"' } },
  ],
  [{ hasMoreSizes: false, physicalDimensions: { displayDimensionText: '' } }, undefined],
  [{ hasMoreSizes: false }, undefined],
])("%j has the size line %j: dimensions, or 'Multiple Sizes' (PLP-42)", (hit, text) => {
  expect(tileSizeText(hit)).toEqual(text)
})
