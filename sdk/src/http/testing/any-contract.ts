import type { Contract } from '../../model/contract.ts'

export const anyContract: Contract<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: value => ({ value }) },
}
