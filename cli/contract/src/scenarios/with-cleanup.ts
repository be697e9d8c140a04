import { HttpError } from '@wallart/sdk'
import type { ScenarioContext } from './scenario.ts'

interface DisposableResource<T> {
  readonly create: () => Promise<T>
  readonly remove: (thing: T) => Promise<unknown>
}

/** Makes something that only its answer has a name for. What may be there under a name that nobody understood counts as left behind. */
export async function withCleanup<T>(
  { undo }: Pick<ScenarioContext, 'undo'>,
  description: string,
  { create, remove }: DisposableResource<T>,
): Promise<T> {
  let cleanup: (() => Promise<unknown>) | undefined
  undo(description, async () => cleanup?.())
  try {
    const resource = await create()
    cleanup = () => remove(resource)
    return resource
  } catch (error) {
    if (!(error instanceof HttpError)) cleanup = () => Promise.reject(error)
    throw error
  }
}
