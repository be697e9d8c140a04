import type { CapabilityFlags, Message } from '@wallart/sdk'
import { label } from '../../../i18n/translate.ts'

interface QualityText {
  readonly title: Message
  readonly text: Message
}

/** What is true of every piece. */
export const QUALITY_OF_ALL: QualityText = {
  title: label('Made when you order it'),
  text: label(
    'Printed for you with pigment inks on heavyweight paper, checked by eye, and yours to send back for 45 days.',
  ),
}

/** What is true of the pieces that the shop finishes, in the order of the finishes. */
export const QUALITY: readonly (QualityText & { readonly flag: keyof CapabilityFlags })[] = [
  {
    flag: 'canFrame',
    title: label('Framed by hand'),
    text: label(
      'Mitered corners of solid wood, acid-free mats and clear acrylic, with the hanger already in place.',
    ),
  },
  {
    flag: 'canCanvasStretched',
    title: label('Stretched over wood'),
    text: label(
      'Cotton-blend canvas pulled tight over kiln-dried bars that stay straight, with the picture running around the edge.',
    ),
  },
  {
    flag: 'canCanvasFramed',
    title: label('Set in a floating frame'),
    text: label('The canvas stands free in its frame, with a shadow gap that is even on all four sides.'),
  },
  {
    flag: 'canMount',
    title: label('Mounted flat for good'),
    text: label(
      'Pressed onto a sturdy wood panel with a beveled black edge, so nothing curls and nothing glares.',
    ),
  },
  {
    flag: 'canLaminate',
    title: label('Sealed against everyday life'),
    text: label('A clear film keeps fingerprints, moisture and sun away, and wipes clean with a soft cloth.'),
  },
]
