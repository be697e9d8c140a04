import { copySetOf, PRODUCT_COPY, productCopy } from './product-copy.ts'

const frame = { name: 'frame', mouldingTier: 'classic' }

test('there are six texts, each with a title and three details (PDP-59)', () => {
  const titles = Object.entries(PRODUCT_COPY).map(([set, { title }]) => [set, title])
  expect(titles).toEqual([
    ['print', 'Print'],
    ['framed-print', 'Framed Print'],
    ['framed-essential', 'Essential Framed Print'],
    ['canvas', 'Stretched Canvas'],
    ['framed-canvas', 'Framed Canvas'],
    ['mount', 'Wood Mount'],
  ])
  for (const { bullets } of Object.values(PRODUCT_COPY)) {
    expect(bullets).toHaveLength(3)
    for (const bullet of bullets) expect(bullet).toMatch(/^[A-Z].{25,}[a-z]$/)
  }
})

test.each([
  [{ productTypeGroup: 'print' }, 'print'],
  [{ productTypeGroup: 'poster' }, 'print'],
  [{ productTypeGroup: 'poster', specialHandling: { name: 'laminate' } }, 'print'],
  [{ productTypeGroup: 'canvas' }, 'canvas'],
  [{ productTypeGroup: 'canvas', specialHandling: frame }, 'framed-canvas'],
  [{ productTypeGroup: 'poster', specialHandling: frame }, 'framed-print'],
  [{ specialHandling: { ...frame, mouldingTier: 'value' } }, 'framed-essential'],
  [{ productTypeGroup: 'print', specialHandling: { name: 'Mount' } }, 'mount'],
  [{ productTypeGroup: 'canvas', specialHandling: { name: 'mount' } }, 'mount'],
])('%j has the text of a %s (PDP-59, C-20)', (product, set) => {
  expect(copySetOf(product)).toBe(set)
})

test('a poster is described like a print (PDP-59, C-20)', () => {
  expect(productCopy({ productTypeGroup: 'Poster' }).title).toEqual({
    code: 'copy.print',
    message: PRODUCT_COPY.print.title,
  })
  expect(productCopy({ productTypeGroup: 'Canvas' }).bullets.map(({ message }) => message)).toEqual(
    PRODUCT_COPY.canvas.bullets,
  )
})
