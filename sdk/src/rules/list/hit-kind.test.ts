import { hitKind } from './hit-kind.ts'

test.each([
  ['set', 'set'],
  ['SET', 'set'],
  ['master', 'master'],
  ['Master', 'master'],
  ['product', 'single'],
  ['variant', 'single'],
  ['', 'single'],
  ['constructor', 'single'],
])('a tile of type %j stands for a %s (PLP-56)', (hitType, kind) => {
  expect(hitKind({ hitType })).toBe(kind)
})
