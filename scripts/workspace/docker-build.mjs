import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { steps } from './docker-stage.mjs'
import { Stop } from './program.mjs'

/**
 * @typedef {import('./docker-stage.mjs').Stage} Stage
 * @typedef {import('./docker-stage.mjs').World} World
 */

/**
 * @param {string} rest of a FROM instruction
 * @param {World} world
 * @param {string} folder
 * @returns {Stage}
 */
function begin(rest, world, folder) {
  const [image = '', , name] = rest.split(/\s+/)
  const parent = world.stages.get(image)
  mkdirSync(folder)
  if (parent) cpSync(parent.folder, folder, { recursive: true, verbatimSymlinks: true })
  const stage = parent
    ? { ...parent, env: { ...parent.env }, folder }
    : { image, folder, workdir: '/', env: {}, user: undefined, command: undefined, health: undefined }
  world.stages.set(name ?? 'last', stage)
  return stage
}

/**
 * Replays a Dockerfile, each stage in an empty folder of its own; answers the last stage.
 * @param {import('./dockerfile.mjs').Instruction[]} instructions
 * @param {World} world
 * @param {string} folder
 */
export async function replay(instructions, world, folder) {
  /** @type {Stage | undefined} */
  let stage
  for (const instruction of instructions) {
    const { word, rest } = instruction
    console.log(`  ${word} ${rest.length > 90 ? `${rest.slice(0, 90)}…` : rest}`)
    if (word === 'FROM') {
      stage = begin(rest, world, join(folder, `stage-${world.stages.size}`))
      continue
    }
    const step = steps[word]
    if (!step || !stage) throw new Stop(`${word} cannot be replayed.`)
    await step(stage, instruction, world)
  }
  if (!stage) throw new Stop('The Dockerfile has no FROM.')
  return stage
}
