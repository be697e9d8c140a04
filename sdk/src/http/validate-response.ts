import { ContractError } from '../errors/contract-error.ts'
import type { ContractIssue } from '../errors/error-fields.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'
import type { ValidationIssue, Contract, ValidationResult } from '../model/contract.ts'

export async function validateResponse<T>(
  contract: Contract<T>,
  answer: unknown,
  context: ErrorContext,
): Promise<T> {
  const result = await safeValidate(contract, answer)
  if (result.issues) throw new ContractError(result.issues.map(toContractIssue), context)
  return result.value
}

// What a contract throws may quote the answer.
export async function safeValidate<T>(contract: Contract<T>, answer: unknown): Promise<ValidationResult<T>> {
  try {
    return await contract['~standard'].validate(answer)
  } catch {
    return { issues: [{ message: 'could not be understood' }] }
  }
}

export function toContractIssue({ message, path = [] }: ValidationIssue): ContractIssue {
  return {
    pointer: path.map(part => `/${pointerSegment(typeof part === 'object' ? part.key : part)}`).join(''),
    message,
  }
}

// A key of the answer's own making may be an address, a number or a token.
function pointerSegment(key: PropertyKey): string {
  if (typeof key === 'number') return String(key)
  const name = String(key)
  const personal = name.length > 40 || name.includes('@') || /\d\D*\d\D*\d\D*\d/.test(name)
  return personal ? '*' : name.replaceAll('~', '~0').replaceAll('/', '~1')
}
