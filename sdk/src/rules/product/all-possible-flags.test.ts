import { allPossibleFlags } from './all-possible-flags.ts'

test('what is possible with one size or finish is possible with the work (OPT-10, S-38)', () => {
  const products = [
    { serviceFlags: { frame: true } },
    { serviceFlags: { canMount: true, canFrame: false } },
    { serviceFlags: {} },
  ]
  expect(allPossibleFlags({ products })).toEqual({
    canFrame: true,
    canMount: true,
    canLaminate: false,
    canCanvasStretched: false,
    canCanvasFramed: false,
  })
})
