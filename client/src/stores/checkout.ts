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
  /** What is wrong with the step that was sent last, by field. */
  readonly errors: Errors
  readonly drafts: Readonly<Partial<Record<CheckoutStepName, Fields>>>
}

export interface CheckoutStore extends Store<CheckoutState> {
  /** Keeps what is being typed until the step is done; of cards nothing is kept. */
  readonly keep: (step: CheckoutStepName, fields: Fields) => void
  /** Answers what came of it; undefined while an answer is still awaited. */
  readonly submit: (step: CheckoutStepName, fields: Fields) => Promise<StepOutcome | undefined>
  /** What was wrong is about another step than the one that is shown now. */
  readonly show: (step: CheckoutStepName) => void
}

export interface CheckoutOptions {
  /** Drafts of another basket are another shopper's. */
  readonly basketId: string
  /** Where drafts outlive a reload. */
  readonly storage: { readonly read: () => string; readonly write: (text: string) => void }
  readonly createKey: () => string
  readonly send: (step: CheckoutStepName, fields: Fields, key: string) => Promise<StepOutcome>
}

const SECRET_FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'securityCode', 'holder', 'card'])

export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { basketId, storage, createKey, send } = options
  const store = createStore<CheckoutState>({
    pending: undefined,
    errors: {},
    drafts: parseDrafts(storage.read(), basketId),
  })
  // The same wish keeps its key until it is answered, so that it is done once.
  let intent = { text: '', key: '' }
  let sent: CheckoutStepName | undefined

  function setDraft(step: CheckoutStepName, fields: Fields | undefined): void {
    const { [step]: _, ...others } = store.state.drafts
    const drafts = fields ? { ...others, [step]: fields } : others
    store.setState({ ...store.state, drafts })
    storage.write(JSON.stringify([basketId, drafts]))
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
      sent = step
      const text = JSON.stringify([step, fields])
      if (intent.text !== text) intent = { text, key: createKey() }
      store.setState({ ...store.state, pending: step, errors: {} })
      const outcome = await send(step, fields, intent.key)
      if (outcome.kind !== 'failed') intent = { text: '', key: '' }
      const errors = outcome.kind === 'invalid' ? outcome.errors : outcome.kind === 'failed' ? UNANSWERED : {}
      store.setState({ ...store.state, pending: undefined, errors })
      if (outcome.kind === 'moved' && isCheckout(outcome.location)) setDraft(step, undefined)
      return outcome
    },
    show(step) {
      if (step !== sent) store.setState({ ...store.state, errors: {} })
    },
  }
}

// At the sign-in of a session that has ended, nothing is done yet.
const isCheckout = (location: string) => location.split('?')[0]?.endsWith('/checkout') === true

const UNANSWERED: Errors = { '': [GENERIC_ERROR] }

function parseDrafts(text: string, basketId: string): CheckoutState['drafts'] {
  const parsed = parseJson(text)
  const [storedFor, drafts]: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  return storedFor === basketId && isDrafts(drafts) ? drafts : {}
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
