/**
 * @typedef {object} Instruction
 * @property {string} word in capitals
 * @property {Record<string, string>} flags
 * @property {string} rest as written
 * @property {string[] | undefined} list of the exec form
 */

const flag = /^--([a-z-]+)=(\S+)\s+/

/** @param {string} text */
function list(text) {
  if (!text.startsWith('[')) return undefined
  return JSON.parse(text)
}

/**
 * @param {string} line
 * @returns {Instruction}
 */
function instruction(line) {
  const [, word = '', after = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? []
  /** @type {Record<string, string>} */
  const flags = {}
  let rest = after
  for (let found = flag.exec(rest); found; found = flag.exec(rest)) {
    flags[found[1] ?? ''] = found[2] ?? ''
    rest = rest.slice(found[0].length)
  }
  return { word: word.toUpperCase(), flags, rest: rest.trim(), list: list(rest.trim()) }
}

/**
 * The instructions of a Dockerfile, in the forms that ours uses.
 * @param {string} text
 */
export const instructions = text =>
  text
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => instruction(line.trim()))

/**
 * @param {string} text of an ENV instruction
 * @returns {Record<string, string>}
 */
export const variables = text =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S*)/g)].map(([, name, value]) => [name, value?.replace(/^"|"$/g, '')]),
  )

/**
 * Answers whether .dockerignore keeps a path out of the context; the last pattern that fits decides.
 * @param {string} text
 * @returns {(path: string) => boolean}
 */
export function ignored(text) {
  const patterns = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => ({
      keeps: line.startsWith('!'),
      pattern: asPattern(line.replace(/^!/, '').replace(/^\/|\/$/g, '')),
    }))
  return path => patterns.reduce((out, { keeps, pattern }) => (pattern.test(path) ? !keeps : out), false)
}

/** @param {string} glob */
function asPattern(glob) {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      part => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[part] ?? '',
    )
  return new RegExp(`^${source}(?:/|$)`)
}
