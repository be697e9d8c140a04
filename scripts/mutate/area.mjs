/** One area of the rules: prints what becomes of each mutant under those of the area's own tests that reach it. */
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { instrument } from './instrument.mjs'
import { suiteOf } from './suite.mjs'

/** @typedef {'killed' | 'survived' | 'untested'} Fate */
/** @typedef {import('./instrument.mjs').Mutant & { file: string, fate: Fate }} Judged */
/** @typedef {{ index: number, most: number, took: number, reached: ReadonlySet<number> }} Known */
/** @typedef {Awaited<ReturnType<typeof suiteOf>>} Load */

/**
 * @param {string} folder
 * @returns {Promise<Judged[]>}
 */
async function judgedArea(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted()
  const tests = paths.filter(path => path.endsWith('.test.ts'))
  const mutants = []
  const rules = new Map()
  for (const file of paths.filter(path => !tests.includes(path))) {
    const found = instrument(file, readFileSync(file, 'utf8'), mutants.length + 1)
    mutants.push(...found.mutants.map(mutant => ({ ...mutant, file })))
    rules.set(resolve(file), found.code)
  }
  const load = await suiteOf(
    tests.map(test => resolve(test)),
    rules,
  )
  const { atStart, known } = await unchanged(load)
  const judged = []
  for (const mutant of mutants) {
    const able = known.filter(({ reached }) => atStart.has(mutant.id) || reached.has(mutant.id))
    judged.push({ ...mutant, fate: await fateOf(mutant.id, able, load) })
  }
  return judged
}

/** @param {Load} load */
async function unchanged(load) {
  const suite = load(0)
  /** @type {Known[]} */
  const known = []
  for (const [index, name] of suite.names.entries()) {
    const { problem, reached, steps, took } = await suite.run(index)
    if (problem) throw new Error(`"${name}" fails without any change: ${problem}`)
    known.push({ index, reached, took, most: 100_000 + 10 * steps })
  }
  return { atStart: suite.atStart, known: known.toSorted((a, b) => a.took - b.took) }
}

/**
 * @param {number} id
 * @param {readonly Known[]} able
 * @param {Load} load
 * @returns {Promise<Fate>}
 */
async function fateOf(id, able, load) {
  if (able.length === 0) return 'untested'
  try {
    const suite = load(id)
    for (const { index, most } of able) if ((await suite.run(index, most)).problem) return 'killed'
    return 'survived'
  } catch {
    return 'killed'
  }
}

console.log(JSON.stringify(await judgedArea(process.argv[2] ?? '')))
