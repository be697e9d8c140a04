import type { Message, SdkError, SiteId } from '@wallart/sdk'
import type { PrivateRequest } from './page-request.server.ts'

export type FieldError = Message

/** What is wrong with a form, field by field; what belongs to none is under an empty name. */
export type FormErrors = Readonly<Record<string, readonly FieldError[]>>

/** What has become of a form: something to show, another page, or a problem that its page explains. */
export type ActionResult =
  /** Without scripts the location is the next page, by default the form's own. */
  | { readonly kind: 'done'; readonly data: unknown; readonly location?: string }
  /** Something that the form's own page shows at once. */
  | { readonly kind: 'shown'; readonly data: unknown }
  /** Scripts are given the data as well. */
  | { readonly kind: 'moved'; readonly location: string; readonly data?: unknown }
  /** Tried too often, by a limit of what the form has found out. */
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  | {
      /** Invalid is what the shopper can correct; failed is a service behind the shop. */
      readonly kind: 'invalid' | 'failed'
      readonly errors: FormErrors
      /** The error behind it, for the log. */
      readonly cause?: SdkError
    }

/** A file of a form, read as it arrives. */
export interface UploadedFile {
  readonly name: string
  /** The fields that came before it. */
  readonly fields: ReadonlyMap<string, string>
  /** Its first bytes. */
  readonly head: Uint8Array
  readonly content: ReadableStream<Uint8Array>
  /** Aborts when the form breaks off or waits for too long, which is no failure of the service that the file goes on to. */
  readonly signal: AbortSignal
}

export interface ActionRequest extends PrivateRequest {
  /** Does in turn with other visitors what comes beside files, which arrive as slowly as their line is. */
  readonly takeTurn: <T>(job: () => Promise<T>) => Promise<T>
  /** Each is to be read before the next is asked for; what is left of it then is dropped. */
  readonly files: AsyncIterable<UploadedFile>
  readonly fields: ReadonlyMap<string, string>
  readonly idempotencyKey: string | undefined
}

/** What may be tried only so often, and the field that names whose account or order is tried. */
export interface ActionLimit {
  readonly kind: string
  readonly subject?: string
  /** The account is that of the customer who is signed in. */
  readonly isOwn?: boolean
  /** What the form shows is no secret to this device any more: it may look again, more often than a stranger may guess. */
  readonly isFound?: boolean
}

export interface FormLimits {
  readonly maxBytes: number
  readonly maxFields?: number
  /** What is said of a form that is larger still. */
  readonly tooLarge: FormErrors
}

/** Does what a form asks for; it runs on the server only. */
export interface Action {
  /** The address that the form is sent to, without the prefix of site and locale. */
  readonly path: string
  /** The page that explains what is wrong, where scripts do not run. */
  readonly page: string
  /** Without one it counts among the forms of all kinds. */
  readonly limit?: ActionLimit
  /** What is wrong with the fields by themselves; such a form counts as no attempt. */
  readonly check?: (fields: ReadonlyMap<string, string>, site: SiteId) => FormErrors | undefined
  /** The fields that the form is filled with again after a problem; never a secret. */
  readonly refill?: readonly string[]
  /** The fields that may come several times; their values are joined by commas. */
  readonly multiple?: readonly string[]
  readonly dedupe?: boolean
  /** Whether it adds many works, so that few such are done at once. */
  readonly isBulk?: boolean
  /** It gives a visitor something of their own, so that a customer whose session has ended goes on with it as a guest. */
  readonly beginsGuest?: boolean
  /** How much its form may say where the usual limits are too low. */
  readonly form?: FormLimits
  /** How large each of the files that its form may bring can be, in bytes. */
  readonly maxFileBytes?: number
  readonly run: (request: ActionRequest) => Promise<ActionResult>
}

export interface FormState<Shown = unknown> {
  readonly errors: FormErrors
  readonly values: Readonly<Record<string, string>>
  readonly shown?: Shown
}
