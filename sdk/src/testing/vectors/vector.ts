import type { Contract } from '../../model/contract.ts'
import type { Operation } from '../../operations/operation.ts'
import { brokenResponses, type BrokenResponse } from '../broken-responses.ts'

/** One call with an answer that keeps its contract and answers that break it. */
export interface ContractVector {
  readonly operation: Operation
  readonly contract: Contract<unknown>
  readonly good: unknown
  readonly bad: readonly BrokenResponse[]
}

/** The vector of a call whose answer can be broken at some places. */
export function createContractVector(
  operation: Operation,
  contract: Contract<unknown>,
  good: unknown,
  pointers: readonly string[],
): ContractVector {
  return { operation, contract, good, bad: brokenResponses(good, pointers) }
}
