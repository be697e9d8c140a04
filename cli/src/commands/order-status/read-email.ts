import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from '../../shell/failure.ts'
import { promptHidden } from '../../shell/prompt-hidden.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { warn } from '../../shell/warn.ts'

export interface EmailFlags {
  readonly email?: string
  readonly emailStdin?: boolean
  readonly emailFile?: string
}

export async function readEmail(shell: Shell, settings: Settings, flags: EmailFlags): Promise<string> {
  const email = (await readFromFlags(shell, settings, flags)).trim()
  shell.secrets.hide(email)
  return email
}

function readFromFlags(
  shell: Shell,
  settings: Settings,
  { email, emailStdin, emailFile }: EmailFlags,
): Promise<string> {
  const givenFlags = [email, emailStdin, emailFile].filter(flag => flag !== undefined)
  if (givenFlags.length > 1)
    throw new Failure('usage', 'Use only one of --email, --email-stdin and --email-file')
  if (email !== undefined) return Promise.resolve(emailFromFlag(shell, settings, email))
  if (emailStdin || emailFile === '-') return text(shell.input)
  if (emailFile !== undefined) return Promise.resolve(readTextFile(emailFile, shell.folder))
  if (settings.canPrompt) return promptHidden(shell, 'E-mail address of the order (hidden): ')
  throw new Failure('usage', 'Cannot prompt for the e-mail address here', {
    hint: 'Use --email-stdin or --email-file PATH.',
  })
}

function emailFromFlag(shell: Shell, settings: Settings, email: string): string {
  shell.secrets.hide(email)
  const warning =
    'An e-mail address on the command line is visible to other users; --email-stdin and --email-file are safer.'
  warn(shell, settings, warning)
  return email
}

function readTextFile(path: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, path), 'utf8')
  } catch {
    throw new Failure('usage', 'The file of --email-file cannot be read')
  }
}
