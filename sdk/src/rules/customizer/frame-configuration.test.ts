import type { FrameConfiguration } from '../../model/frame.ts'
import {
  configurationQuery,
  customizerPath,
  parseConfiguration,
  type OfferedFrames,
} from './frame-configuration.ts'

const DEFAULTS: FrameConfiguration = {
  size: '16x20',
  moulding: 'FB',
  topMat: { code: 'W', width: 2 },
  glass: 'C',
}

const CHOICES: OfferedFrames = {
  sizes: [
    { code: '8x10', width: 8, height: 10 },
    { code: '16x20', width: 16, height: 20 },
  ],
  mouldings: ['FB', 'VW'].map(code => ({
    code,
    name: code,
    colour: 'black',
    tier: 'value',
    width: 1,
    face: '#000000',
  })),
  mats: ['W', 'K'].map(code => ({ code, name: code, face: '#ffffff' })),
  topMatWidths: [1.5, 2, 3],
  bottomMatWidths: [0.25, 0.5],
  glass: [
    { code: 'C', name: 'Clear' },
    { code: 'N', name: 'Non-Glare' },
  ],
  defaults: DEFAULTS,
}

test.each<[query: string, configuration: FrameConfiguration]>([
  ['', DEFAULTS],
  ['size=8x10&moulding=VW&glass=N', { ...DEFAULTS, size: '8x10', moulding: 'VW', glass: 'N' }],
  ['mat=none', { size: '16x20', moulding: 'FB', glass: 'C' }],
  ['mat=none&mat2=K&mat2-width=0.5', { size: '16x20', moulding: 'FB', glass: 'C' }],
  ['mat=K&mat-width=3', { ...DEFAULTS, topMat: { code: 'K', width: 3 } }],
  ['mat=K&mat-width=99', { ...DEFAULTS, topMat: { code: 'K', width: 2 } }],
  ['mat2=K', { ...DEFAULTS, bottomMat: { code: 'K', width: 0.25 } }],
  ['mat2=K&mat2-width=0.5', { ...DEFAULTS, bottomMat: { code: 'K', width: 0.5 } }],
  ['size=99x99&moulding=%3Cb%3E&mat=Z&glass=', DEFAULTS],
])('%p asks for a frame', (query, configuration) => {
  expect(parseConfiguration(new URLSearchParams(query), CHOICES)).toEqual(configuration)
})

test.each<FrameConfiguration>([
  DEFAULTS,
  { size: '8x10', moulding: 'VW', glass: 'N' },
  { ...DEFAULTS, topMat: { code: 'K', width: 1.5 }, bottomMat: { code: 'W', width: 0.5 } },
])('a frame is found again by its address', configuration => {
  expect(parseConfiguration(new URLSearchParams(configurationQuery(configuration)), CHOICES)).toEqual(
    configuration,
  )
})

test('a picture has a page for its frame', () => {
  expect(customizerPath('A12')).toBe('/customizer/A12')
  expect(customizerPath('A12', DEFAULTS)).toBe(
    '/customizer/A12?size=16x20&moulding=FB&mat=W&mat-width=2&mat2=none&glass=C',
  )
})
