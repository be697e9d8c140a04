import type { Contract } from '../model/contract.ts'

interface ContractValues<T> {
  readonly contract: Contract<T>
  readonly values: WeakMap<object, { readonly value: T }>
}

const valuesByContract = new WeakMap<object, ContractValues<unknown>>()

/** What a contract has made of answers that are cached; kept as long as they are. */
export function cachedValues<T>(contract: Contract<T>): ContractValues<T>['values'] {
  const found = valuesByContract.get(contract)
  if (found && isFor(found, contract)) return found.values
  const values = new WeakMap<object, { readonly value: T }>()
  valuesByContract.set(contract, { contract, values })
  return values
}

function isFor<T>(found: ContractValues<unknown>, contract: Contract<T>): found is ContractValues<T> {
  return found.contract === contract
}
