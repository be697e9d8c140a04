import { pageVectors } from './vectors/page-vectors.ts'
import { shopperVectors } from './vectors/shopper-vectors.ts'
import type { ContractVector } from './vectors/vector.ts'

export type { ContractVector } from './vectors/vector.ts'

/**
 * The answers a frontend can be tested with in any test runner: the good ones must show, the bad ones must not hurt.
 * @example
 * const broken = contractVectors().flatMap(({ operation, bad }) => bad.map(answer => [operation.id, answer]))
 */
export function contractVectors(): readonly ContractVector[] {
  return [...pageVectors(), ...shopperVectors()]
}
