import type { Contract } from '../../operations/contract.ts'

/** A contract that every answer keeps. */
export const anything: Contract<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: value => ({ value }) },
}
