import type { Contract } from '../model/contract.ts'

/** What the shop insists on where it reads no answer: nothing. */
export const emptyContract: Contract<undefined> = {
  '~standard': { version: 1, vendor: 'wallart', validate: () => ({ value: undefined }) },
}
