import { imageAddress, type FrameChoices, type FrameConfiguration, type FrameMat } from '@wallart/sdk'
import type { DrawnFrame, DrawnMat } from './framed-picture.tsx'

/** What a configuration looks like; undefined where a part of it is not offered. */
export function drawnFrame(
  { size: sizeCode, moulding: mouldingCode, topMat, bottomMat, glass }: FrameConfiguration,
  choices: FrameChoices,
  imageWidth: number,
): DrawnFrame | undefined {
  const size = choices.sizes.find(({ code }) => code === sizeCode)
  const moulding = choices.mouldings.find(({ code }) => code === mouldingCode)
  if (!size || !moulding) return undefined
  const drawnMat = (mat: FrameMat | undefined): DrawnMat | undefined => {
    const face = choices.mats.find(({ code }) => code === mat?.code)?.face
    return mat && face !== undefined ? { face, width: mat.width } : undefined
  }
  const [top, bottom] = [drawnMat(topMat), drawnMat(bottomMat)]
  return {
    width: size.width,
    height: size.height,
    moulding,
    ...(top && { topMat: top }),
    ...(bottom && { bottomMat: bottom }),
    glass,
    image: imageAddress(choices.imageId, 'webp', { width: imageWidth }),
  }
}
