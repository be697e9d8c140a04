import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** What may lie in a file, whose path is then in the variable of this name with _FILE behind it. */
const SECRETS = [
  'SESSION_KEYS',
  'REDIS_URL',
  'SCAPI_CLIENT_SECRET',
  'MARKETING_API_KEY',
  'RECS_CLIENT_ID',
] as const

export const SECRET_FILES = SECRETS.map(name => `${name}_FILE`)

export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = SECRETS.flatMap(name => {
    const path = env[`${name}_FILE`]
    if (!path) return []
    if (env[name]) throw refusal(name, path, `is set beside ${name}; unset one of them`)
    return [[name, readSecret(name, path)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function readSecret(name: string, path: string): string {
  const text = readText(path)
  if (text) return text
  throw refusal(name, path, `names a file that ${text === '' ? 'is empty' : 'cannot be read'}`)
}

function refusal(name: string, path: string, message: string): z.ZodError {
  return new z.ZodError([{ code: 'custom', path: [`${name}_FILE`], message, input: path }])
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
