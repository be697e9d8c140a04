import type { ContractIssue } from './error-fields.ts'
import { SdkError, type ErrorContext } from './sdk-error.ts'

/** How many places of one broken answer a log keeps. */
export const LOGGED_POINTERS = 10

/** The service answered something that the shop cannot use. */
export class ContractError extends SdkError {
  override readonly name: string = 'ContractError'
  declare readonly code: 'bad-answer'
  readonly #issues: readonly ContractIssue[]

  constructor(issues: readonly ContractIssue[], context: ErrorContext) {
    const { operation, origin } = context
    const subject = origin ? `${operation} of ${origin}` : operation
    super('bad-answer', `${subject} broke its contract at ${issues[0]?.pointer || '/'}`, {
      hint: 'Check the address of the service and the version of the package.',
      ...context,
    })
    this.#issues = issues
  }

  /** What is wrong where; a foreign contract's messages may quote the answer, so no log and no message carries them. */
  get issues(): readonly ContractIssue[] {
    return this.#issues
  }

  override toJSON(): Record<string, unknown> {
    const pointers = this.#issues.slice(0, LOGGED_POINTERS).map(({ pointer }) => pointer)
    return { ...super.toJSON(), pointers, broken: this.#issues.length }
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is ContractError {
    return SdkError.isNamed(error, 'ContractError')
  }
}
