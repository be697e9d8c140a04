import { formatConfiguredUpi, formatFrameCode, parseConfiguredUpi, parseFrameCode } from './frame-code.ts'

const BARE = { moulding: 'FB', glass: 'C' }
const ONE_MAT = { ...BARE, topMat: { code: 'W', width: 2.5 } }
const TWO_MATS = { ...ONE_MAT, topMat: { code: 'W', width: 4 }, bottomMat: { code: 'K', width: 0.25 } }

test.each([
  ['YFBX0X0C', BARE],
  ['YFBWAX0C', ONE_MAT],
  ['YFBWGK1C', TWO_MATS],
])('%s says how a picture is framed', (code, frame) => {
  expect(formatFrameCode(frame)).toBe(code)
  expect(parseFrameCode(code)).toEqual(frame)
})

test.each(['', 'FB', 'YFB', 'YFBX0X0', 'YFBX0X0CC', 'yfbx0x0c', 'YFBWHX0C', 'ZFBX0X0C', 'AYFBX0X0C'])(
  '%p names no frame',
  code => {
    expect(parseFrameCode(code)).toBeUndefined()
  },
)

test.each([
  ['A12BYFBX0X0C', { upi: 'A12', size: 'B', frame: BARE }],
  ['A123456789BYFBX0X0C', { upi: 'A123456789', size: 'B', frame: BARE }],
  ['U0123456789D0AYFBWAX0C', { upi: 'U0123456789D0', size: 'A', frame: ONE_MAT }],
])('%s is a product in a custom frame', (upi, key) => {
  expect(parseConfiguredUpi(upi)).toEqual(key)
  expect(formatConfiguredUpi(key)).toBe(upi)
})

test.each([
  'A12',
  'A12BFB',
  'U0123456789D0AFB',
  'A0BYFBX0X0C',
  'A12ZYFBX0X0C',
  'A12BYFBX0X0C ',
  ' A12BYFBX0X0C',
  'A1234567890BYFBX0X0C',
])('%p is a product in no custom frame', upi => {
  expect(parseConfiguredUpi(upi)).toBeUndefined()
})
