import { SdkError } from '../../errors/sdk-error.ts'

/** Repeats work after a failure that could be put right, once for each kind of failure. */
export async function withRecovery<T>(
  work: (attempt: number) => Promise<T>,
  recover: (error: SdkError) => Promise<boolean>,
): Promise<T> {
  const recoveredCodes = new Set<string>()
  for (;;) {
    try {
      return await work(recoveredCodes.size + 1)
    } catch (error) {
      if (!SdkError.is(error) || recoveredCodes.has(error.code) || !(await recover(error))) throw error
      recoveredCodes.add(error.code)
    }
  }
}
