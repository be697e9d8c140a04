import { PassThrough } from 'node:stream'
import { createProgram } from '../program.ts'
import { run } from '../shell/run.ts'
import { createShell, type ShellOptions } from '../shell/shell.ts'

export interface CliResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  /** The name that it is called by. */
  readonly program?: ShellOptions['program']
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly now?: number
  /** Piped input. */
  readonly stdin?: string
  /** Input typed at a terminal. */
  readonly typed?: string
  /** Makes stdout and stderr terminals of this width. */
  readonly columns?: number
}

/** Runs without a terminal unless `columns` or `typed` is set. */
export function createCliRunner(url: () => string) {
  return (line: string | readonly string[], options: RunOptions = {}): Promise<CliResult> =>
    runCli(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
      ...options,
      env: { WALLART_UPSTREAM_URL: url(), ...options.env },
    })
}

export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<CliResult> {
  const { program, env: ownEnv = {}, cwd = '/', now, stdin = '', typed, columns } = options
  const env = columns ? { NO_COLOR: '1', ...ownEnv } : ownEnv
  const output = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof output) => ({
    ...(columns && { isTTY: true, columns, rows: 50 }),
    write: (text: string) => {
      output[name] += text
    },
  })
  const input = new PassThrough()
  input.end(typed ?? stdin)
  const shellOptions: ShellOptions = {
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    stdin: () => (typed === undefined ? input : Object.assign(input, { isTTY: true })),
    env,
    cwd: () => cwd,
    ...(program && { program }),
    ...(now !== undefined && { now: () => now }),
  }
  const shell = createShell(shellOptions)
  const code = await run(shell, createProgram(shell), args)
  return { code, ...output }
}
