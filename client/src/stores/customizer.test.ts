import type { FrameConfiguration, OfferedFrames } from '@wallart/sdk'
import { createCustomizer } from './customizer.ts'

const DEFAULTS: FrameConfiguration = {
  size: '16x20',
  moulding: 'FB',
  topMat: { code: 'W', width: 2 },
  bottomMat: { code: 'K', width: 0.25 },
  glass: 'C',
}

const CHOICES: OfferedFrames = {
  sizes: [{ code: '16x20', width: 16, height: 20 }],
  mouldings: ['FB', 'VW'].map(code => ({
    code,
    name: code,
    colour: 'black',
    tier: 'value',
    width: 1,
    face: '#000000',
  })),
  mats: ['W', 'K'].map(code => ({ code, name: code, face: '#ffffff' })),
  topMatWidths: [1, 2],
  bottomMatWidths: [0.25],
  glass: [{ code: 'C', name: 'Clear' }],
  defaults: DEFAULTS,
}

function customizer() {
  const chosen: FrameConfiguration[] = []
  const store = createCustomizer({ configuration: DEFAULTS, scene: 'wall' }, CHOICES, ({ configuration }) =>
    chosen.push(configuration),
  )
  return { store, chosen }
}

test('a choice changes one part of the frame and is heard of', () => {
  const { store, chosen } = customizer()
  store.choose('moulding', 'VW')
  expect(store.state.configuration).toEqual({ ...DEFAULTS, moulding: 'VW' })
  expect(chosen).toEqual([store.state.configuration])
})

test('without a mat there is no second one', () => {
  const { store } = customizer()
  store.choose('mat', 'none')
  expect(store.state.configuration).toEqual({ size: '16x20', moulding: 'FB', glass: 'C' })
})

test('what is not offered changes nothing', () => {
  const { store } = customizer()
  store.choose('mat-width', '99')
  expect(store.state.configuration).toEqual(DEFAULTS)
})

test('the frame hangs on the wall or in one of the rooms', () => {
  const { store } = customizer()
  for (const scene of ['room', 'bedroom', 'dining-room', 'wall']) {
    store.choose('view', scene)
    expect(store.state).toEqual({ configuration: DEFAULTS, scene })
  }
  store.choose('view', 'cellar')
  expect(store.state.scene).toBe('wall')
})

test('an address is taken over in silence', () => {
  const { store, chosen } = customizer()
  const configuration = { size: '16x20', moulding: 'VW', glass: 'C' }
  store.reset({ configuration, scene: 'room' })
  expect(store.state).toEqual({ configuration, scene: 'room' })
  expect(chosen).toEqual([])
})
