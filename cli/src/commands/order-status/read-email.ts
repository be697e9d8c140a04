import { resolve } from 'node:path'
import { explicitBudgetSignal } from '../../shell/budget-signal.ts'
import { Failure } from '../../shell/failure.ts'
import { promptHidden } from '../../shell/prompt-hidden.ts'
import { readStream, readTextFile } from '../../shell/read-text-file.ts'
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
  const signal = explicitBudgetSignal(shell, settings)
  if (emailStdin || emailFile === '-') return readStream(shell.input, signal)
  if (emailFile !== undefined) return readEmailFile(resolve(shell.folder, emailFile), signal)
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

async function readEmailFile(path: string, signal: AbortSignal): Promise<string> {
  const email = await readTextFile(path, signal)
  if (email === undefined) throw new Failure('usage', 'The file of --email-file cannot be read')
  return email
}
