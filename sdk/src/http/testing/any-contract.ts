import type { Contract } from '../../operations/contract.ts'

/** A contract that every answer keeps. */
export const anyContract: Contract<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: value => ({ value }) },
}
