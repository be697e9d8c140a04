import type { Message, SdkError } from '@wallart/sdk'
import type { PrivateRequest } from './page-request.server.ts'

/** What is wrong with one field of a form. */
export type FieldError = Message

/** What is wrong with a form, field by field; what belongs to none is under an empty name. */
export type FormErrors = Readonly<Record<string, readonly FieldError[]>>

/** What has become of a form: something to show, another page, or a problem that its page explains. */
export type ActionResult =
  | { readonly kind: 'done'; readonly data: unknown }
  /** Something that the form's own page shows at once. */
  | { readonly kind: 'shown'; readonly data: unknown }
  | { readonly kind: 'moved'; readonly location: string }
  | {
      /** Invalid is what the shopper can correct; failed is a service behind the shop. */
      readonly kind: 'invalid' | 'failed'
      readonly errors: FormErrors
      /** The error behind it, for the log. */
      readonly cause?: SdkError
    }

/** A form that was sent. */
export interface ActionRequest extends PrivateRequest {
  readonly fields: ReadonlyMap<string, string>
  /** The same for every repetition of one click. */
  readonly idempotencyKey: string | undefined
}

/** Does what a form asks for; it runs on the server only. */
export interface Action {
  /** The address that the form is sent to, without the prefix of site and locale. */
  readonly path: string
  /** The page that explains what is wrong, where scripts do not run. */
  readonly page: string
  /** What may be tried only so often, and the field that names whose account or order is tried. */
  readonly limit?: { readonly kind: string; readonly subject?: string }
  /** The fields that the form is filled with again after a problem; never a secret. */
  readonly refill?: readonly string[]
  /** Sent twice by mistake, it is done once; a form without a key of its own is given one. */
  readonly dedupe?: boolean
  readonly run: (request: ActionRequest) => Promise<ActionResult>
}

/** What a page is told of the form that was sent to it. */
export interface FormState<Shown = unknown> {
  readonly errors: FormErrors
  /** What was typed, as far as the action refills it. */
  readonly values: Readonly<Record<string, string>>
  /** What was asked for, where the form asks for something. */
  readonly shown?: Shown
}
