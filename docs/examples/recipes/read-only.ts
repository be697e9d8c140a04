// read-only.ts
import { SdkError } from '@wallart/sdk'
import type { Http } from '@wallart/sdk/http'
import { readOnly } from '@wallart/sdk/http/read-only'

/** Runs work that may look but not touch: what would change something is not sent, and named instead. */
export async function dryRun(
  http: Http,
  task: (http: Http) => Promise<unknown>,
): Promise<'only-read' | { readonly wouldHaveSent: string }> {
  try {
    await task(readOnly(http))
    return 'only-read'
  } catch (error) {
    if (SdkError.is(error) && error.code === 'refused') return { wouldHaveSent: error.operation }
    throw error
  }
}
