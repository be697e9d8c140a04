import { AUTH_DIALOG_START, authDialogNext, type AuthDialogEvent, type AuthDialogState } from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

/** The sign-in dialog, whose views follow the rule of the specification. */
export interface AuthDialogStore extends Store<AuthDialogState> {
  readonly dispatch: (event: AuthDialogEvent) => void
}

export function createAuthDialog(): AuthDialogStore {
  const store = createStore(AUTH_DIALOG_START)
  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    dispatch: event => store.setState(authDialogNext(store.state, event)),
  }
}
