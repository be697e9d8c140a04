import type { Readable } from 'node:stream'
import { readVariables, type Variables } from './config.ts'
import type { SignalCode } from './failure.ts'
import { Failure } from './failure.ts'
import { createNoticeOutput, createResultOutput, type Output, type Sink } from './output-streams.ts'
import { createSecrets, type Secrets } from './secrets.ts'

/** Where questions to a person are answered. */
type Input = Readable & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown }

/** Everything that the commands share with each other and with the world. */
export interface Shell {
  /** The result of a command, and nothing else. */
  readonly out: Output
  /** Everything else; what must not be seen is left out on the way. */
  readonly err: Output
  readonly input: Input
  readonly variables: Variables
  readonly secrets: Secrets
  /** Aborted when somebody ends the program; its reason is the failure to end with. */
  readonly signal: AbortSignal
  readonly end: (code: SignalCode) => void
  /** Registers work that must still be done when the program is ended; answers how to take it back. */
  readonly onExit: (hook: () => Promise<void>) => () => void
  /** Does that work, the latest first. */
  readonly runExitHooks: () => Promise<void>
  /** The folder in which the program was started. */
  readonly folder: string
  /** The moment, in epoch milliseconds. */
  readonly now: () => number
}

/** What a shell is made of; a process fits. */
export interface ShellOptions {
  readonly stdout: Sink
  readonly stderr: Sink
  /** Opened only when somebody is asked, for that takes a while. */
  readonly stdin: () => Input
  readonly env?: NodeJS.ProcessEnv
  readonly cwd: () => string
  readonly now?: () => number
}

/** Makes the shell of one run. */
export function createShell({ stdout, stderr, stdin, env, cwd, now = Date.now }: ShellOptions): Shell {
  const secrets = createSecrets()
  const variables = readVariables(env)
  for (const name of ['clientSecret', 'marketingKey', 'recommendationsKey'] as const)
    if (variables[name]) secrets.hide(variables[name])
  const controller = new AbortController()
  const exitHooks: (() => Promise<void>)[] = []
  return {
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
    folder: cwd(),
    now,
  }
}
