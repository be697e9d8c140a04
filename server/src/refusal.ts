import { ZodError } from 'zod'

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])
const UNWRITABLE = new Set(['EACCES', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

export function refusalOf(error: unknown): string | undefined {
  if (error instanceof ZodError)
    return `The configuration is wrong: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const port = 'port' in error ? ` ${String(error.port)}` : ''
  if (error.code === 'EADDRINUSE') return `Port${port} is taken; set PORT to a free one.`
  if (NO_ADDRESS.has(String(error.code)))
    return 'The address in HOST is none of this machine; set HOST to one.'
  if ('path' in error && UNWRITABLE.has(String(error.code)))
    return `The folder of DATA_DIR cannot be used (${String(error.code)}: ${String(error.path)}); set DATA_DIR to one that can be written, or set SESSION_KEYS.`
  if (error.code === 'EACCES') return `Port${port} may not be used by this user; set PORT to one above 1023.`
  return undefined
}
