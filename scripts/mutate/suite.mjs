/** The tests of one area over its instrumented rules, in this process: loaded afresh for each mutant, run one by one. */
import { build } from 'esbuild'
import { expect } from 'expect'
import { bind } from 'jest-each'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

/** @typedef {{ problem?: string, reached: ReadonlySet<number>, steps: number, took: number }} Outcome */

const require = createRequire(import.meta.url)

// A property tries the same examples each time and, once refuted, looks for no simpler one.
require('fast-check').configureGlobal({ seed: 1, endOnFailure: true })

/**
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, string>} rules the instrumented text of each rule by its absolute path
 */
export async function suiteOf(tests, rules) {
  const code = await bundled(tests, rules)
  const start = new Script(`(require, test, expect, __on) => {${code}\n}`).runInThisContext()
  return /** @param {number} alive */ alive => loaded(start, alive)
}

/**
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, string>} rules
 */
async function bundled(tests, rules) {
  const { outputFiles } = await build({
    stdin: { contents: tests.map(test => `import '${test}'`).join('\n'), resolveDir: '/' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    ignoreAnnotations: true,
    logLevel: 'silent',
    plugins: [{ name: 'mutants', setup: plugin => plugin.onLoad({ filter: /\.ts$/ }, instrumented) }],
  })
  return outputFiles[0]?.text ?? ''

  /** @param {{ path: string }} file */
  function instrumented({ path }) {
    const contents = rules.get(path)
    return contents === undefined ? undefined : { contents, loader: /** @type {const} */ ('ts') }
  }
}

/**
 * @param {(...globals: unknown[]) => void} start
 * @param {number} alive
 */
function loaded(start, alive) {
  /** @type {{ name: string, check: () => unknown }[]} */
  const tests = []
  /** @type {Set<number>} */
  let reached = new Set()
  let steps = 0
  let most = Infinity

  const isOn = /** @param {number} id */ id => {
    if (alive === 0) reached.add(id)
    if (++steps > most) throw new Error('a loop has lost its end')
    return id === alive
  }
  const add = /** @type {(name: string, check: () => unknown) => void} */ (name, check) => {
    tests.push({ name, check })
  }
  const test = Object.assign(add.bind(undefined), { each: bind(add) })
  start(require, test, expect, isOn)

  return {
    atStart: reached,
    names: tests.map(({ name }) => name),
    /**
     * @param {number} index
     * @param {number} [mostSteps]
     * @returns {Promise<Outcome>}
     */
    async run(index, mostSteps = Infinity) {
      reached = new Set()
      steps = 0
      most = mostSteps
      const began = performance.now()
      const problem = await problemOf(tests[index]?.check)
      return { ...(problem && { problem }), reached, steps, took: performance.now() - began }
    },
  }
}

/** @param {(() => unknown) | undefined} check */
async function problemOf(check) {
  try {
    await check?.()
    return undefined
  } catch (error) {
    return String(error)
  }
}
