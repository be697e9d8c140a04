import { run } from '../workspace/command.mjs'
import { inRoot } from '../workspace/root.mjs'
import { median } from './row.mjs'

const rounds = 11

/** @param {readonly string[]} args */
async function timed(args) {
  const start = performance.now()
  await run(process.execPath, args, { quiet: true, minutes: 1 })
  return performance.now() - start
}

/**
 * What the CLI costs beside a Node that does nothing, in turns so that both meet the same machine.
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function cliRows() {
  const bin = inRoot('cli', 'bin', 'cli.js')
  const commands = { nothing: ['-e', '0'], help: [bin, '--help'], version: [bin, '--version'] }
  /** @type {Record<keyof typeof commands, number[]>} */
  const times = { nothing: [], help: [], version: [] }
  for (let round = 0; round < rounds; round++) {
    times.nothing.push(await timed(commands.nothing))
    times.help.push(await timed(commands.help))
    times.version.push(await timed(commands.version))
  }
  const floor = median(times.nothing)
  return [
    { name: 'cli --help, beside node -e 0', value: median(times.help) / floor, unit: 'x', atMost: 1.4 },
    { name: 'cli --version, beside node -e 0', value: median(times.version) / floor, unit: 'x', atMost: 1.4 },
  ]
}
