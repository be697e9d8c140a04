import {
  configurationQuery,
  parseConfiguration,
  type FrameConfiguration,
  type OfferedFrames,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

interface CustomizerState {
  readonly configuration: FrameConfiguration
  readonly isInRoom: boolean
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
      const { configuration, isInRoom } = store.state
      const fields = new URLSearchParams({ ...configurationQuery(configuration), [field]: value })
      store.setState({
        configuration: parseConfiguration(fields, choices),
        isInRoom: field === 'view' ? value === 'room' : isInRoom,
      })
      onChoice(store.state)
    },
    reset: store.setState,
  }
}
