import { SdkError, type ErrorContext } from './sdk-error.ts'

/** One place where an answer breaks its contract: a JSON pointer, never a value. */
export interface ContractIssue {
  readonly pointer: string
  readonly message: string
}

/** How many places of one broken answer a log keeps. */
export const LOGGED_POINTERS = 10

/** The service answered something that the shop cannot use. */
export class ContractError extends SdkError {
  override readonly name: string = 'ContractError'
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
}
