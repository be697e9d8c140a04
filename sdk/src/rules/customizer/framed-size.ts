import type { FrameMat, FrameMoulding, FrameSize } from '../../model/frame.ts'

/** What is around a picture in its frame, from the outside in. */
export interface FrameLayers {
  readonly moulding: Pick<FrameMoulding, 'width'>
  readonly topMat?: Pick<FrameMat, 'width'>
  readonly bottomMat?: Pick<FrameMat, 'width'>
}

/** How large a picture is with mats and moulding, in inches. */
export function framedSize(
  { width, height }: Pick<FrameSize, 'width' | 'height'>,
  { moulding, topMat, bottomMat }: FrameLayers,
): { readonly width: number; readonly height: number } {
  const border = 2 * (moulding.width + (topMat?.width ?? 0) + (bottomMat?.width ?? 0))
  return { width: width + border, height: height + border }
}
