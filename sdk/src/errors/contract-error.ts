import { SdkError, type ErrorPlace } from './sdk-error.ts'

/** One place where an answer breaks its contract: a JSON pointer, never a value. */
export interface ContractIssue {
  readonly pointer: string
  readonly message: string
}

/** The service answered something that the shop cannot use. */
export class ContractError extends SdkError {
  readonly issues: readonly ContractIssue[]

  constructor(issues: readonly ContractIssue[], place: ErrorPlace) {
    super('bad-answer', `${place.operation} broke its contract at ${issues[0]?.pointer || '/'}`, place)
    this.issues = issues
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), issues: this.issues }
  }
}
