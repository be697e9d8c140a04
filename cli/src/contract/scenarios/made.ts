import { HttpError } from '@wallart/sdk'
import type { ScenarioContext } from './scenario.ts'

interface Making<T> {
  readonly make: () => Promise<T>
  readonly unmake: (thing: T) => Promise<unknown>
}

/** Makes something that only its answer has a name for. What may be there under a name that nobody understood counts as left behind. */
export async function made<T>(
  { undo }: Pick<ScenarioContext, 'undo'>,
  what: string,
  { make, unmake }: Making<T>,
): Promise<T> {
  let unmaking: (() => Promise<unknown>) | undefined
  undo(what, async () => unmaking?.())
  try {
    const thing = await make()
    unmaking = () => unmake(thing)
    return thing
  } catch (error) {
    if (!(error instanceof HttpError)) unmaking = () => Promise.reject(error)
    throw error
  }
}
