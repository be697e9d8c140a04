import type * as z from 'zod/mini'
import type { Contract } from '../operations/contract.ts'

/** A contract out of what the wire must look like and what the shop makes of it. */
export function contractOf<Wire, T>(wire: z.ZodMiniType<Wire>, made: (answer: Wire) => T): Contract<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'wallart',
      validate(value) {
        const { success, data, error } = wire.safeParse(value)
        return success ? { value: made(data) } : { issues: error.issues }
      },
    },
  }
}
