import type { FrameChoices, FrameConfiguration, FrameMat, MatBoard } from '../../model/frame.ts'

/** Where a picture is put into a custom frame. */
export const CUSTOMIZER_PATH = '/customizer'

/** The fields of a frame in an address. */
export const CONFIGURATION_FIELDS = [
  'size',
  'moulding',
  'mat',
  'mat-width',
  'mat2',
  'mat2-width',
  'glass',
] as const

/** The value of a mat that is not there. */
export const NO_MAT = 'none'

/** What the customizer offers for one picture, as far as a configuration has to know it. */
export type OfferedFrames = Pick<
  FrameChoices,
  'sizes' | 'mouldings' | 'mats' | 'topMatWidths' | 'bottomMatWidths' | 'glass' | 'defaults'
>

/** The frame that an address asks for; what it does not say, or what there is not, is as usual. */
export function parseConfiguration(
  query: Pick<URLSearchParams, 'get'>,
  choices: OfferedFrames,
): FrameConfiguration {
  const { defaults, sizes, mouldings, glass, mats, topMatWidths, bottomMatWidths } = choices
  const pick = (from: readonly { readonly code: string }[], field: string, usual: string) =>
    from.find(({ code }) => code === query.get(field))?.code ?? usual
  const topMat = parseMat(mats, topMatWidths, defaults.topMat, query.get('mat'), query.get('mat-width'))
  const bottomMat =
    topMat && parseMat(mats, bottomMatWidths, defaults.bottomMat, query.get('mat2'), query.get('mat2-width'))
  return {
    size: pick(sizes, 'size', defaults.size),
    moulding: pick(mouldings, 'moulding', defaults.moulding),
    ...(topMat && { topMat }),
    ...(bottomMat && { bottomMat }),
    glass: pick(glass, 'glass', defaults.glass),
  }
}

/** The same frame as the query of an address. */
export function configurationQuery({
  size,
  moulding,
  topMat,
  bottomMat,
  glass,
}: FrameConfiguration): Readonly<Record<string, string>> {
  return {
    size,
    moulding,
    mat: topMat?.code ?? NO_MAT,
    ...(topMat && { 'mat-width': String(topMat.width) }),
    mat2: bottomMat?.code ?? NO_MAT,
    ...(bottomMat && { 'mat2-width': String(bottomMat.width) }),
    glass,
  }
}

/** The page on which a picture is put into a custom frame. */
export function customizerPath(upi: string, configuration?: FrameConfiguration): string {
  const path = `${CUSTOMIZER_PATH}/${upi}`
  return configuration ? `${path}?${new URLSearchParams(configurationQuery(configuration)).toString()}` : path
}

function parseMat(
  mats: readonly MatBoard[],
  widths: readonly number[],
  usual: FrameMat | undefined,
  requested: string | null,
  requestedWidth: string | null,
): FrameMat | undefined {
  if (requested === NO_MAT) return undefined
  const code = mats.find(mat => mat.code === requested)?.code ?? usual?.code
  if (code === undefined) return undefined
  const width = widths.find(each => String(each) === requestedWidth) ?? usual?.width ?? widths[0]
  return width === undefined ? undefined : { code, width }
}
