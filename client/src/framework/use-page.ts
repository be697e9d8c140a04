import { useLoaderData } from 'react-router-dom'

/** The data that this page's own loader found. */
export function usePage<T>(): T {
  return useLoaderData<T>() as T
}
