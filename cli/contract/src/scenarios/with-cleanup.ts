import { HttpError } from '@wallart/sdk'
import type { ScenarioContext } from './scenario.ts'

interface DisposableResource<T> {
  readonly create: () => Promise<T>
  readonly idOf: (thing: T) => string
  readonly remove: (id: string) => Promise<unknown>
}

/** Creates a resource whose id only the response contains; when the response is unreadable, the cleanup fails. */
export async function withCleanup<T>(
  { undo }: Pick<ScenarioContext, 'undo'>,
  description: string,
  { create, idOf, remove }: DisposableResource<T>,
): Promise<T> {
  let cleanup: (() => Promise<unknown>) | undefined
  let name = description
  undo(
    () => name,
    async () => cleanup?.(),
  )
  try {
    const resource = await create()
    const id = idOf(resource)
    name = `${description} (${id})`
    cleanup = () => remove(id)
    return resource
  } catch (error) {
    if (!(error instanceof HttpError)) cleanup = () => Promise.reject(error)
    throw error
  }
}
