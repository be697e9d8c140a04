import { framedSize, type FrameLayers } from './framed-size.ts'

const SHEET = { width: 16, height: 20 }

test.each<[string, FrameLayers, ReturnType<typeof framedSize>]>([
  ['a moulding', { moulding: { width: 1.25 } }, { width: 18.5, height: 22.5 }],
  ['a mat', { moulding: { width: 1.25 }, topMat: { width: 2 } }, { width: 22.5, height: 26.5 }],
  [
    'two mats',
    { moulding: { width: 0.75 }, topMat: { width: 2 }, bottomMat: { width: 0.25 } },
    { width: 22, height: 26 },
  ],
])('%s makes a sheet larger on each side', (_, layers, framed) => {
  expect(framedSize(SHEET, layers)).toEqual(framed)
})
