import { GENERIC_ERROR, parseJson, type CheckoutStepName, type Message } from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

type Fields = Readonly<Record<string, string>>

type Errors = Readonly<Record<string, readonly Message[]>>

/** What came of a step that was sent. */
export type StepOutcome =
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | { readonly kind: 'failed' }

interface CheckoutState {
  /** The step whose answer is awaited. */
  readonly pending: CheckoutStepName | undefined
  /** What is wrong with the step that is shown, by field. */
  readonly errors: Errors
  readonly drafts: Readonly<Partial<Record<CheckoutStepName, Fields>>>
}

export interface CheckoutStore extends Store<CheckoutState> {
  /** Keeps what is being typed until the step is done; of cards nothing is kept. */
  readonly keep: (step: CheckoutStepName, fields: Fields) => void
  /** Answers what came of it; undefined while an answer is still awaited. */
  readonly submit: (step: CheckoutStepName, fields: Fields) => Promise<StepOutcome | undefined>
  /** Loads again what the page shows; where that loads the whole document, what was wrong is said once more. */
  readonly reload: (load: () => Promise<void>) => Promise<void>
  /** What was wrong is about another step than the one that is shown now. */
  readonly show: (step: CheckoutStepName) => void
}

export interface CheckoutOptions {
  /** Drafts of another basket are another shopper's. */
  readonly basketId: string
  /** Where drafts outlive a reload. */
  readonly storage: { readonly read: () => string; readonly write: (text: string) => void }
  /** The same wish keeps its key until it is answered, so that it is done once. */
  readonly intents: { readonly keyFor: (text: string) => string; readonly forget: () => void }
  readonly send: (step: CheckoutStepName, fields: Fields, key: string) => Promise<StepOutcome>
}

const SECRET_FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'securityCode', 'holder', 'card'])

export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { basketId, storage, intents, send } = options
  const stored = parseStored(storage.read(), basketId)
  const store = createStore<CheckoutState>({
    pending: undefined,
    errors: stored.problem?.errors ?? {},
    drafts: stored.drafts,
  })
  let shown = stored.problem?.step
  let isReloaded = shown === 'review'

  function setDraft(step: CheckoutStepName, fields: Fields | undefined): void {
    const { [step]: _, ...others } = store.state.drafts
    const drafts = fields ? { ...others, [step]: fields } : others
    store.setState({ ...store.state, drafts })
    write()
  }

  function write(problem?: StoredProblem): void {
    storage.write(JSON.stringify([basketId, store.state.drafts, problem]))
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    keep(step, fields) {
      setDraft(step, Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET_FIELDS.has(name))))
    },
    async submit(step, fields) {
      if (store.state.pending) return undefined
      shown = step
      const key = intents.keyFor(JSON.stringify([step, fields]))
      store.setState({ ...store.state, pending: step, errors: {} })
      const outcome = await send(step, fields, key)
      if (outcome.kind !== 'failed') intents.forget()
      const errors = outcome.kind === 'invalid' ? outcome.errors : outcome.kind === 'failed' ? UNANSWERED : {}
      // Another step may be shown by now, where what is wrong with the order as a whole is said.
      const { '': order } = step === 'review' ? errors : {}
      const shownErrors = shown === step ? errors : order ? { '': order } : {}
      store.setState({ ...store.state, pending: undefined, errors: shownErrors })
      if (outcome.kind === 'moved' && isDone(outcome.location)) setDraft(step, undefined)
      return outcome
    },
    async reload(load) {
      if (shown) write({ step: shown, errors: store.state.errors })
      isReloaded = true
      await load()
      write()
    },
    show(step) {
      if (stored.problem) write()
      const isOpened = isReloaded
      isReloaded = false
      if (step === shown) return
      // What is wrong with the order as a whole is said at the step that it has opened.
      const { '': order } = store.state.errors
      const errors = isOpened && order ? { '': order } : {}
      shown = step
      store.setState({ ...store.state, errors })
    },
  }
}

// At the sign-in of a session that has ended, and with a cart that has changed, nothing is done yet.
function isDone(location: string): boolean {
  const [path = '', query] = location.split('?')
  return path.endsWith('/checkout') && new URLSearchParams(query).get('problem') !== 'other-cart'
}

const UNANSWERED: Errors = { '': [GENERIC_ERROR] }

interface StoredProblem {
  readonly step: CheckoutStepName
  readonly errors: Errors
}

interface Stored {
  readonly drafts: CheckoutState['drafts']
  readonly problem?: StoredProblem | undefined
}

function parseStored(text: string, basketId: string): Stored {
  const parsed = parseJson(text)
  const [storedFor, drafts, problem]: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  if (storedFor !== basketId || !isDrafts(drafts)) return { drafts: {} }
  return { drafts, problem: isProblem(problem) ? problem : undefined }
}

// This tab alone writes it.
function isProblem(value: unknown): value is StoredProblem {
  return typeof value === 'object' && value !== null && 'step' in value && 'errors' in value
}

function isDrafts(value: unknown): value is CheckoutState['drafts'] {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every(
    (fields: unknown) =>
      typeof fields === 'object' &&
      fields !== null &&
      Object.values(fields).every(field => typeof field === 'string'),
  )
}
