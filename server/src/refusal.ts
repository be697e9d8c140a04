import { ZodError } from 'zod'

export function refusalOf(error: unknown): string | undefined {
  if (error instanceof ZodError)
    return `The configuration is wrong: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const port = 'port' in error ? ` ${String(error.port)}` : ''
  if (error.code === 'EADDRINUSE') return `Port${port} is taken; set PORT to a free one.`
  if (error.code === 'EACCES') return `Port${port} may not be used by this user; set PORT to one above 1023.`
  return undefined
}
