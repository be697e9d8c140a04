import type { CapabilityFlags, Message } from '@wallart/sdk'

interface QualityText {
  readonly title: Message
  readonly text: Message
}

export const QUALITY_OF_ALL: QualityText = {
  title: { code: 'info.made-when-you-order-it', message: 'Made when you order it' },
  text: {
    code: 'info.printed-for-you-with-pigment',
    message:
      'Printed for you with pigment inks on heavyweight paper, checked by eye, and yours to send back for 45 days.',
  },
}

/** What is true of the pieces that the shop finishes, in the order of the finishes. */
export const QUALITY: readonly (QualityText & { readonly flag: keyof CapabilityFlags })[] = [
  {
    flag: 'canFrame',
    title: { code: 'info.framed-by-hand', message: 'Framed by hand' },
    text: {
      code: 'info.mitered-corners-of-solid-wood',
      message:
        'Mitered corners of solid wood, acid-free mats and clear acrylic, with the hanger already in place.',
    },
  },
  {
    flag: 'canCanvasStretched',
    title: { code: 'info.stretched-over-wood', message: 'Stretched over wood' },
    text: {
      code: 'info.cotton-blend-canvas-pulled-tight',
      message:
        'Cotton-blend canvas pulled tight over kiln-dried bars that stay straight, with the picture running around the edge.',
    },
  },
  {
    flag: 'canCanvasFramed',
    title: { code: 'info.set-in-a-floating-frame', message: 'Set in a floating frame' },
    text: {
      code: 'info.the-canvas-stands-free-in',
      message: 'The canvas stands free in its frame, with a shadow gap that is even on all four sides.',
    },
  },
  {
    flag: 'canMount',
    title: { code: 'info.mounted-flat-for-good', message: 'Mounted flat for good' },
    text: {
      code: 'info.pressed-onto-a-sturdy-wood',
      message:
        'Pressed onto a sturdy wood panel with a beveled black edge, so nothing curls and nothing glares.',
    },
  },
  {
    flag: 'canLaminate',
    title: { code: 'info.sealed-against-everyday-life', message: 'Sealed against everyday life' },
    text: {
      code: 'info.a-clear-film-keeps-fingerprints',
      message: 'A clear film keeps fingerprints, moisture and sun away, and wipes clean with a soft cloth.',
    },
  },
]
