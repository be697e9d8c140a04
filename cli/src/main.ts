import { basename } from 'node:path'
import { createProgram } from './program.ts'
import { EXIT } from './shell/exit-codes.ts'
import { run } from './shell/run.ts'
import { createShell } from './shell/shell.ts'

const EXIT_GRACE_MS = 2000

// Other users can read the command line of a process; hide its arguments.
process.title = 'wallart'

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    const isOutput = stream === process.stdout
    if (error.code === 'EPIPE' && !isOutput) return
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    if (isOutput) process.stderr.write(`The output cannot be written (${error.code ?? ''}).\n`)
    process.exit(EXIT.bug)
  })

const { stdout, stderr } = process
const program = basename(process.argv[1] ?? '') === 'wallart' ? 'wallart' : 'cli'
const shell = createShell({ program, stdin: () => process.stdin, stdout, stderr, cwd: () => process.cwd() })

for (const [signal, code] of [
  ['SIGINT', 'interrupted'],
  ['SIGTERM', 'terminated'],
  // Sent when the terminal goes away, as a lost connection makes it.
  ['SIGHUP', 'terminated'],
] as const)
  process.on(signal, () => {
    if (shell.signal.aborted) process.exit(EXIT[code])
    shell.end(code)
    setTimeout(() => process.exit(EXIT[code]), EXIT_GRACE_MS).unref()
  })

async function start(): Promise<void> {
  process.exitCode = await run(shell, createProgram(shell), process.argv.slice(2))
  if (shell.signal.aborted) process.exit()
}

void start()
