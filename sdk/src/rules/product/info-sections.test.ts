import { infoSections } from './info-sections.ts'

const none = {
  canFrame: false,
  canMount: false,
  canLaminate: false,
  canCanvasStretched: false,
  canCanvasFramed: false,
}
const quality = { code: 'info.quality', message: 'Commitment to Quality' }
const about = { code: 'info.about', message: 'About this piece' }
const details = { code: 'info.details', message: 'Product Details' }

test.each([
  [none, undefined, [details]],
  [none, '', [details]],
  [none, ' \n', [details]],
  [none, 'A quiet ridge.', [about, details]],
  [{ ...none, canMount: true }, undefined, [quality, details]],
  [{ ...none, canCanvasFramed: true }, 'A quiet ridge.', [quality, about, details]],
])(
  'with %j and the description %p the sections are %j (PDP-06, PDP-07, PDP-08)',
  (flags, description, sections) => {
    expect(infoSections(flags, description)).toEqual(sections)
  },
)
