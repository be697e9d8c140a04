import type { FrameConfiguration, FrameMat } from '../../model/frame.ts'

type Frame = Omit<FrameConfiguration, 'size'>

const FRAME_CODE = /^Y([A-Z]{2})([A-Z])([0-9A-G])([A-Z])([0-9A-G])([A-Z])$/
const CONFIGURED_UPI = /^(A[1-9]\d{0,8}|U[A-Z0-9]{10}[A-I](?:[0-3]|[4-7][0-9A-Z]{3}))([A-H])(Y[A-Z0-9]{7})$/
const NO_MAT = 'X'
const STEPS_PER_INCH = 4
const DIGIT_BASE = 17

/** The end of the key of a product in a custom frame: widths of mats are counted in quarter inches. */
export function formatFrameCode({ moulding, topMat, bottomMat, glass }: Frame): string {
  return `Y${moulding}${formatMat(topMat)}${formatMat(bottomMat)}${glass}`
}

/** The frame that such an end names; undefined for every other finish. */
export function parseFrameCode(code: string): Frame | undefined {
  const [, moulding, topCode = '', topSteps = '', bottomCode = '', bottomSteps = '', glass] =
    FRAME_CODE.exec(code) ?? []
  if (moulding === undefined || glass === undefined) return undefined
  const topMat = parseMat(topCode, topSteps)
  const bottomMat = parseMat(bottomCode, bottomSteps)
  return { moulding, ...(topMat && { topMat }), ...(bottomMat && { bottomMat }), glass }
}

/** A product in a custom frame: the picture, the letter of its size, and the frame. */
export interface ConfiguredKey {
  readonly upi: string
  readonly size: string
  readonly frame: Frame
}

/** What the key of such a product says; undefined for every other product. */
export function parseConfiguredUpi(upi: string): ConfiguredKey | undefined {
  const [, picture, size, code = ''] = CONFIGURED_UPI.exec(upi) ?? []
  const frame = parseFrameCode(code)
  return picture === undefined || size === undefined || !frame ? undefined : { upi: picture, size, frame }
}

/** The key of such a product. */
export function formatConfiguredUpi({ upi, size, frame }: ConfiguredKey): string {
  return upi + size + formatFrameCode(frame)
}

function formatMat(mat: FrameMat | undefined): string {
  if (!mat) return `${NO_MAT}0`
  return (
    mat.code +
    Math.round(mat.width * STEPS_PER_INCH)
      .toString(DIGIT_BASE)
      .toUpperCase()
  )
}

function parseMat(code: string, steps: string): FrameMat | undefined {
  return code === NO_MAT ? undefined : { code, width: parseInt(steps, DIGIT_BASE) / STEPS_PER_INCH }
}
