import { useRevalidator, useRouteError } from 'react-router-dom'
import { lazyHydrate } from '../framework/lazy-hydrate.tsx'
import { isUnreachable, Unreachable } from './unreachable.tsx'

const ErrorMessage = lazyHydrate(async () => (await import('./error-message.tsx')).ErrorMessage)

export function ErrorScreen() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return isUnreachable(error) ? (
    <Unreachable onRetry={revalidate} />
  ) : (
    <ErrorMessage status={errorStatus(error)} />
  )
}

function errorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 500
}
