import type { CapabilityFlags } from '@wallart/sdk'

interface QualityText {
  readonly title: string
  readonly text: string
}

/** What is true of every piece. */
export const QUALITY_OF_ALL: QualityText = {
  title: 'Made when you order it',
  text: 'Printed for you with pigment inks on heavyweight paper, checked by eye, and yours to send back for 45 days.',
}

/** What is true of the pieces that the shop finishes, in the order of the finishes. */
export const QUALITY: readonly (QualityText & { readonly flag: keyof CapabilityFlags })[] = [
  {
    flag: 'canFrame',
    title: 'Framed by hand',
    text: 'Mitered corners of solid wood, acid-free mats and clear acrylic, with the hanger already in place.',
  },
  {
    flag: 'canCanvasStretched',
    title: 'Stretched over wood',
    text: 'Cotton-blend canvas pulled tight over kiln-dried bars that stay straight, with the picture running around the edge.',
  },
  {
    flag: 'canCanvasFramed',
    title: 'Set in a floating frame',
    text: 'The canvas stands free in its frame, with a shadow gap that is even on all four sides.',
  },
  {
    flag: 'canMount',
    title: 'Mounted flat for good',
    text: 'Pressed onto a sturdy wood panel with a beveled black edge, so nothing curls and nothing glares.',
  },
  {
    flag: 'canLaminate',
    title: 'Sealed against everyday life',
    text: 'A clear film keeps fingerprints, moisture and sun away, and wipes clean with a soft cloth.',
  },
]
