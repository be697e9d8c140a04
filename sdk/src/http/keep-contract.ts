import { ContractError, type ContractIssue } from '../errors/contract-error.ts'
import type { ErrorPlace } from '../errors/sdk-error.ts'
import type { Complaint, Contract } from '../operations/contract.ts'

/** The answer as its contract understands it, or a ContractError that says where it is broken. */
export async function keepContract<T>(contract: Contract<T>, answer: unknown, place: ErrorPlace): Promise<T> {
  const verdict = await contract['~standard'].validate(answer)
  if (verdict.issues) throw new ContractError(verdict.issues.map(issueOf), place)
  return verdict.value
}

function issueOf({ message, path = [] }: Complaint): ContractIssue {
  const keys = path.map(part => String(typeof part === 'object' ? part.key : part))
  return { pointer: keys.map(key => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''), message }
}
