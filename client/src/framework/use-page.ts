import { useLoaderData } from 'react-router-dom'

export function usePage<T>(): T {
  return useLoaderData<T>() as T
}
