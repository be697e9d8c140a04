import type { FieldIssue, Result } from './message.ts'

/** A form as it arrives: no value is certain, and a field that is missing counts as empty. */
export type FormInput<Field extends string> = { readonly [Name in Field]?: unknown } | null | undefined

/** What the check of a form answers: the cleaned values, or the issues in the order of the fields. */
export type FormResult<T, Field extends string> = Result<T, readonly FieldIssue<Field>[]>

/** The text of an input and where the caret stands in it. */
export interface TextEdit {
  readonly value: string
  readonly caret: number
}
