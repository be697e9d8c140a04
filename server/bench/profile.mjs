import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which functions of the server do what, the first that is found on the stack from the inside out. */
const PARTS = /** @type {const} */ ([
  ['contracts', /^safeValidate$/],
  ['compression', /^(zlib|brotli)\w*$|^processChunk/],
  ['React', /^exports\.renderToString$/],
  ['flush', /^(renderAtOnce|storedPage|preloadLinks|jsonInScript|sendPage)$/],
  [
    'upstream calls',
    /^(fetch\w*|ky|readResponse|readText|parseBody|sendAttempt|sendThroughCache)$|undici|llhttp/,
  ],
  ['loaders', /^(loader|loadFrame|loadContent|startLoading|producePage)\d*$/],
  ['garbage collection', /^\(garbage collector\)$/],
])

/** @typedef {{ id: number, children?: number[], callFrame: { functionName: string, url: string } }} Node */

/** The milliseconds of the main thread by part, between two moments of process.hrtime in microseconds.
 * @param {string} folder @param {number} from @param {number} to @returns {[string, number][]} */
export function readProfile(folder, from, to) {
  const file = readdirSync(folder).find(name => name.endsWith('.cpuprofile')) ?? ''
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  /** @type {Map<number, Node>} */
  const byId = new Map(nodes.map((/** @type {Node} */ node) => [node.id, node]))
  /** @type {Map<number, string>} */
  const parts = new Map()
  /** @param {Node} node @param {string} around */
  function assign(node, around) {
    const { functionName, url } = node.callFrame
    const part = PARTS.find(([, names]) => names.test(functionName) || names.test(url))?.[0] ?? around
    parts.set(node.id, /^\((idle|program)\)$/.test(functionName) ? 'idle' : part)
    for (const child of node.children ?? []) assign(byId.get(child) ?? node, part)
  }
  assign(nodes[0], 'rest')
  /** @type {Map<string, number>} */
  const sums = new Map([...PARTS.map(([name]) => name), 'rest'].map(name => [name, 0]))
  let now = startTime
  for (const [at, id] of samples.entries()) {
    now += timeDeltas[at]
    const part = parts.get(id) ?? 'rest'
    const sum = sums.get(part)
    if (sum !== undefined && now > from && now < to) sums.set(part, sum + timeDeltas[at] / 1000)
  }
  return [...sums]
}
