import { validateResponse } from '../http/validate-response.ts'
import { getFrameChoicesContract } from './get-frame-choices.contract.ts'

const CHOICES = {
  upi: 'A12',
  title: 'Dunes',
  artistName: 'Ida Noor',
  imageId: 'A12',
  productUrl: '/products/dunes-A12',
  sizes: [{ code: '16x20', width: 16, height: 20 }],
  mouldings: [
    { code: 'FB', name: 'Chelsea Black', colour: 'black', tier: 'classic', width: 1.25, face: '#262422' },
  ],
  mats: [{ code: 'W', name: 'Antique White', face: '#faf7f1' }],
  topMatWidths: [1, 2],
  bottomMatWidths: [0.25],
  glass: [{ code: 'C', name: 'Clear Acrylic' }],
  defaults: { size: '16x20', moulding: 'FB', topMat: { code: 'W', width: 2 }, glass: 'C' },
}
const call = { operation: 'test' }

test('choices are understood, without mats and words, too', async () => {
  expect(await validateResponse(getFrameChoicesContract, CHOICES, call)).toEqual(CHOICES)
  const { size, moulding, glass } = CHOICES.defaults
  const bare = {
    ...CHOICES,
    title: null,
    artistName: null,
    productUrl: null,
    defaults: { size, moulding, glass, topMat: null, bottomMat: null },
  }
  expect(await validateResponse(getFrameChoicesContract, bare, call)).toEqual({
    ...CHOICES,
    title: '',
    artistName: '',
    productUrl: '',
    defaults: { size, moulding, glass },
  })
})

test.each([
  ['no picture', { ...CHOICES, imageId: '' }],
  ['a size without a width', { ...CHOICES, sizes: [{ code: '16x20', height: 20 }] }],
  ['a moulding without a width', { ...CHOICES, mouldings: [{ ...CHOICES.mouldings[0], width: 0 }] }],
  ['a colour that is none', { ...CHOICES, mats: [{ ...CHOICES.mats[0], face: 'red;}' }] }],
  ['no usual frame', { ...CHOICES, defaults: undefined }],
])('%s is a broken answer', async (_, answer) => {
  await expect(validateResponse(getFrameChoicesContract, answer, call)).rejects.toMatchObject({
    code: 'bad-answer',
  })
})
