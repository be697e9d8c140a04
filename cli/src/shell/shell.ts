import type { Readable } from 'node:stream'
import { readVariables, type Variables } from './config.ts'
import type { SignalCode } from './failure.ts'
import { Failure } from './failure.ts'
import { createNoticeOutput, createResultOutput, type Output, type Sink } from './output-streams.ts'
import { createSecrets, type Secrets } from './secrets.ts'

type Input = Readable & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown }

export interface Shell {
  /** The name that it was called by. */
  readonly program: ProgramName
  readonly out: Output
  readonly err: Output
  readonly input: Input
  readonly variables: Variables
  readonly secrets: Secrets
  /** Aborted on SIGINT or SIGTERM; the reason is the failure to exit with. */
  readonly signal: AbortSignal
  readonly end: (code: SignalCode) => void
  /** Registers cleanup for SIGINT and SIGTERM; returns an unregister function. */
  readonly onExit: (hook: () => Promise<void>) => () => void
  /** In reverse order of registration. */
  readonly runExitHooks: () => Promise<void>
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

type ProgramName = 'cli' | 'wallart'

export interface ShellOptions {
  readonly program?: ProgramName
  readonly stdout: Sink
  readonly stderr: Sink
  /** Lazy, because opening stdin is slow. */
  readonly stdin: () => Input
  readonly env?: NodeJS.ProcessEnv
  readonly cwd: () => string
  readonly now?: () => number
}

export function createShell(options: ShellOptions): Shell {
  const { program = 'cli', stdout, stderr, stdin, env, cwd, now = Date.now } = options
  const secrets = createSecrets()
  const variables = readVariables(env)
  for (const name of ['clientSecret', 'marketingKey', 'recommendationsKey'] as const)
    if (variables[name]) secrets.hide(variables[name])
  const controller = new AbortController()
  const exitHooks: (() => Promise<void>)[] = []
  return {
    program,
    out: createResultOutput(stdout),
    err: createNoticeOutput(stderr, secrets),
    get input() {
      return stdin()
    },
    variables,
    secrets,
    signal: controller.signal,
    end: code => controller.abort(new Failure(code, `The program was ${code}`)),
    onExit(work) {
      exitHooks.push(work)
      return () => void exitHooks.splice(0, exitHooks.length, ...exitHooks.filter(each => each !== work))
    },
    async runExitHooks() {
      for (const work of exitHooks.splice(0).toReversed()) await work()
    },
    get folder() {
      return currentFolder(cwd)
    },
    now,
  }
}

function currentFolder(cwd: () => string): string {
  try {
    return cwd()
  } catch {
    throw new Failure('config', 'The current folder cannot be read', {
      hint: 'It may have been removed: go to another one.',
    })
  }
}
