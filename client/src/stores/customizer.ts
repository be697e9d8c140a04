import {
  configurationQuery,
  parseConfiguration,
  type FrameConfiguration,
  type OfferedFrames,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

/** Where the frame is seen; the names are those of the address. */
const CUSTOMIZER_SCENES = ['wall', 'room', 'bedroom', 'dining-room'] as const
export type CustomizerScene = (typeof CUSTOMIZER_SCENES)[number]

/** The scene of a name, the wall for any other. */
export function parseScene(name: unknown): CustomizerScene {
  return CUSTOMIZER_SCENES.find(scene => scene === name) ?? 'wall'
}

export interface CustomizerState {
  readonly configuration: FrameConfiguration
  readonly scene: CustomizerScene
}

export interface Customizer extends Store<CustomizerState> {
  /** Takes what was chosen in one field of the form. */
  readonly choose: (field: string, value: string) => void
  /** Takes what the address says. */
  readonly reset: (state: CustomizerState) => void
}

/** The frame that is being put together; the listener hears of what a shopper chooses, not of what an address says. */
export function createCustomizer(
  initialState: CustomizerState,
  choices: OfferedFrames,
  onChoice: (state: CustomizerState) => void,
): Customizer {
  const store = createStore(initialState)
  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    choose(field, value) {
      const { configuration, scene } = store.state
      if (field === 'view') store.setState({ configuration, scene: parseScene(value) })
      else {
        const fields = new URLSearchParams({ ...configurationQuery(configuration), [field]: value })
        store.setState({ configuration: parseConfiguration(fields, choices), scene })
      }
      onChoice(store.state)
    },
    reset: store.setState,
  }
}
