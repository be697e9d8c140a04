import { HttpError } from '@wallart/sdk'
import type { ScenarioContext } from './scenario.ts'

interface DisposableResource<T> {
  readonly create: () => Promise<T>
  readonly remove: (thing: T) => Promise<unknown>
}

/** Creates a resource whose id only the response contains; when the response is unreadable, the cleanup fails. */
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
