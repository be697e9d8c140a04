import { ContractError, type ContractIssue } from '../errors/contract-error.ts'
import type { ErrorPlace } from '../errors/sdk-error.ts'
import type { Complaint, Contract, Verdict } from '../operations/contract.ts'

/** The answer as its contract understands it, or a ContractError that says where it is broken. */
export async function keepContract<T>(contract: Contract<T>, answer: unknown, place: ErrorPlace): Promise<T> {
  const verdict = await verdictOf(contract, answer)
  if (verdict.issues) throw new ContractError(verdict.issues.map(issueOf), place)
  return verdict.value
}

// What a contract throws may quote the answer.
async function verdictOf<T>(contract: Contract<T>, answer: unknown): Promise<Verdict<T>> {
  try {
    return await contract['~standard'].validate(answer)
  } catch {
    return { issues: [{ message: 'could not be understood' }] }
  }
}

function issueOf({ message, path = [] }: Complaint): ContractIssue {
  return {
    pointer: path.map(part => `/${stepOf(typeof part === 'object' ? part.key : part)}`).join(''),
    message,
  }
}

// A key of the answer's own making may be an address, a number or a token.
function stepOf(key: PropertyKey): string {
  if (typeof key === 'number') return String(key)
  const name = String(key)
  const personal = name.length > 40 || name.includes('@') || /\d\D*\d\D*\d\D*\d/.test(name)
  return personal ? '*' : name.replaceAll('~', '~0').replaceAll('/', '~1')
}
