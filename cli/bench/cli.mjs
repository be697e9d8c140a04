import { existsSync } from 'node:fs'
import { run } from '../../scripts/workspace/command.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'
import { startProgram } from '../../scripts/bench/programs.mjs'
import { median } from '../../scripts/bench/row.mjs'

const ROUNDS = 11
const BIN = inRoot('cli', 'bin', 'cli.js')
const SCRIPT = '/usr/bin/script'

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
async function timeCommand(command, args, env) {
  const start = performance.now()
  const { code, output } = await run(command, args, { quiet: true, minutes: 1, env })
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return performance.now() - start
}

/** The medians of some commands, alternating, so that all run under the same load.
 * @param {Record<string, readonly [string, ...string[]]>} commands @param {NodeJS.ProcessEnv} env
 * @returns {Promise<(name: string) => number>} */
async function measureMedians(commands, env) {
  /** @type {Map<string, number[]>} */
  const times = new Map(Object.keys(commands).map(name => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, [command, ...args]] of Object.entries(commands))
      times.get(name)?.push(await timeCommand(command, args, env))
  return name => median(times.get(name) ?? [])
}

const inTerminal = (/** @type {readonly string[]} */ ...args) =>
  /** @type {const} */ ([
    SCRIPT,
    '-qefc',
    [process.execPath, ...args].map(word => `'${word}'`).join(' '),
    '/dev/null',
  ])

/** @returns {Promise<import('../../scripts/bench/row.mjs').Row[]>} */
export async function cliRows() {
  const node = process.execPath
  const upstream = await startProgram(inRoot('build', 'upstream', 'main.js'), [], {
    UPSTREAM_PORT: '0',
    CONTROL_PORT: '0',
    DATA_DIR: inRoot('.cache', 'bench', 'cli'),
  })
  const env = { ...process.env, CI: '', TERM: 'xterm-256color', WALLART_UPSTREAM_URL: upstream.address }
  const ratingsUrl = JSON.stringify(`${upstream.address}/v4/products/ratings`)
  const hasTerminal = existsSync(SCRIPT)
  try {
    const medianOf = await measureMedians(
      {
        nothing: [node, '-e', '0'],
        network: [node, '-e', `require('node:http').get(${ratingsUrl}, answer => answer.resume())`],
        help: [node, BIN, '--help'],
        version: [node, BIN, '--version'],
        json: [node, BIN, 'ratings', '--json'],
        ...(hasTerminal && { view: inTerminal(BIN, 'ratings', '--no-pager') }),
      },
      env,
    )
    const floor = medianOf('nothing')
    const network = medianOf('network') - floor
    const row = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number} */ atMost) => ({
      name: `cli ${name}, beside node -e 0`,
      value: value / floor,
      unit: 'x',
      atMost,
    })
    return [
      row('--help', medianOf('help'), 1.3),
      row('--version', medianOf('version'), 1.4),
      row('--json without its network', medianOf('json') - network, 1.75),
      ...(hasTerminal ? [row('view without its network', medianOf('view') - network, 4.2)] : []),
    ]
  } finally {
    await upstream.stop()
  }
}
