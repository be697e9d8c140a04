import { createProgram } from '../program.ts'
import { run } from '../run.ts'

/** What a command line printed and answered. */
export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command line in this process, off a terminal. */
export async function runCli(...args: readonly string[]): Promise<Outcome> {
  const said = { stdout: '', stderr: '' }
  const real = {
    stdout: process.stdout.write.bind(process.stdout),
    stderr: process.stderr.write.bind(process.stderr),
  }
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (text: string | Uint8Array) => {
      said[name] += String(text)
      return true
    }
  try {
    const code = await run(createProgram(), ['node', 'cli', ...args])
    return { code, ...said }
  } finally {
    process.stdout.write = real.stdout
    process.stderr.write = real.stderr
  }
}
