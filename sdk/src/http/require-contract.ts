import { ConfigError } from '../errors/config-error.ts'
import type { Operation } from '../operations/operation.ts'

/** Programs without types can forget the contract of a call. */
export function requireContract(given: unknown, { id, contract }: Operation): void {
  if (Object(given)['~standard']) return
  const missing = contract
    ? `contracts.${contract.name} of @wallart/sdk/contracts/${contract.file}`
    : 'a contract'
  throw new ConfigError(`${id} needs ${missing}: hand it to the client.`, id)
}
