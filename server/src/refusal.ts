import { ZodError } from 'zod'
import { AdminListenError } from './admin/admin.ts'
import { DataFolderError, KeyFileError } from './session/session-keys.ts'

const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])
const FULL = new Set(['ENOSPC', 'EDQUOT'])

export function refusalOf(error: unknown): string | undefined {
  if (error instanceof ZodError)
    return `The configuration is wrong: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`
  if (error instanceof AdminListenError) return listenRefusal(error.cause, 'ADMIN_')
  if (error instanceof KeyFileError)
    return `There is no session key in ${error.path}: put back the one that was there, or remove what is there for a new one, which signs all customers out.`
  return error instanceof DataFolderError ? folderRefusal(error.cause) : listenRefusal(error)
}

function folderRefusal(error: unknown): string | undefined {
  if (!hasCode(error)) return undefined
  if (FULL.has(String(error.code)))
    return `The disk of DATA_DIR is full (${String(error.code)}); make room, or set SESSION_KEYS.`
  if (!('path' in error)) return undefined
  return `The folder of DATA_DIR cannot be used (${String(error.code)}: ${String(error.path)}); set DATA_DIR to one that can be written, or set SESSION_KEYS.`
}

function listenRefusal(error: unknown, prefix = ''): string | undefined {
  if (!hasCode(error)) return undefined
  const port = 'port' in error ? ` ${String(error.port)}` : ''
  if (error.code === 'EADDRINUSE') return `Port${port} is taken; set ${prefix}PORT to a free one.`
  if (NO_ADDRESS.has(String(error.code)))
    return `The address in ${prefix}HOST is none of this machine; set ${prefix}HOST to one.`
  if (error.code === 'EACCES')
    return `Port${port} may not be used by this user; set ${prefix}PORT to one above 1023.`
  return undefined
}

function hasCode(error: unknown): error is { readonly code: unknown } {
  return typeof error === 'object' && error !== null && 'code' in error
}
