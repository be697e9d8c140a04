/** A sentence for the shopper: the exact English text, and the code and values by which partners translate it. */
export interface Message<Code extends string = string> {
  readonly code: Code
  readonly message: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** A message that belongs to one field of a form. */
export interface FieldIssue<Field extends string = string> extends Message {
  readonly field: Field
}

/** What a check answers: the cleaned value, or why there is none. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }
