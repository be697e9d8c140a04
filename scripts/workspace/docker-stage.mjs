import { chownSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { run } from './command.mjs'
import { variables } from './dockerfile.mjs'
import { Stop } from './program.mjs'

/**
 * @typedef {import('./dockerfile.mjs').Instruction} Instruction
 *
 * @typedef {object} Stage
 * @property {string} image that it began with
 * @property {string} folder its file system, under a folder of ours
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string | undefined} user
 * @property {string[] | undefined} command
 * @property {string[] | undefined} health
 *
 * @typedef {object} World
 * @property {string} context
 * @property {(path: string) => boolean} isIgnored
 * @property {Map<string, Stage>} stages
 * @property {NodeJS.ProcessEnv} env of the commands, without the image's own
 * @property {number} user who stands in for the image's unprivileged user
 */

export const isRoot = () => process.getuid?.() === 0

/**
 * The environment of a process in a stage: paths of the image become paths below its folder.
 * @param {Stage} stage
 * @param {World} world
 */
export const envOf = (stage, world) => ({
  ...world.env,
  ...Object.fromEntries(
    Object.entries(stage.env).map(([name, value]) => [
      name,
      value.startsWith('/') ? join(stage.folder, value) : value,
    ]),
  ),
})

/**
 * @param {Stage} stage
 * @param {string} path absolute in the image, or relative to its working folder
 */
export const inStage = (stage, path) => join(stage.folder, posix.resolve(stage.workdir, path))

/**
 * @param {Stage} stage
 * @param {Instruction} instruction
 * @param {World} world
 */
async function runStep(stage, { rest }, world) {
  if (/(^|\s)\//.test(rest)) throw new Stop(`RUN ${rest}: an absolute path cannot be replayed.`)
  const cwd = inStage(stage, '.')
  const { code, output } = await run('sh', ['-ec', rest], { cwd, env: envOf(stage, world), quiet: true })
  if (code !== 0) throw new Stop(`${output.trim()}\nRUN ${rest}: exit code ${code}.`)
}

/** @param {string} at */
function giveAway(at, /** @type {number} */ user) {
  chownSync(at, user, user)
  if (statSync(at).isDirectory()) for (const name of readdirSync(at)) giveAway(join(at, name), user)
}

/**
 * @param {Stage} stage
 * @param {Instruction} instruction
 * @param {World} world
 */
function copyStep(stage, { flags, rest }, world) {
  const paths = rest.split(/\s+/)
  const to = paths.pop() ?? ''
  const from = flags['from'] ? world.stages.get(flags['from']) : undefined
  if (flags['from'] && !from) throw new Stop(`COPY --from=${flags['from']}: there is no such stage.`)
  const isOut = (/** @type {string} */ path) => !from && world.isIgnored(relative(world.context, path))

  for (const path of paths) {
    const source = from ? inStage(from, path) : join(world.context, path)
    if (!existsSync(source) || isOut(source)) throw new Stop(`COPY ${rest}: ${path} is not there.`)
    const isFolder = statSync(source).isDirectory()
    const target = join(inStage(stage, to), !isFolder && to.endsWith('/') ? basename(path) : '')
    mkdirSync(isFolder ? target : dirname(target), { recursive: true })
    if (isFolder) {
      cpSync(source, target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: at => at === source || !isOut(at),
      })
    } else copyFileSync(source, target)
    if (flags['chown'] && isRoot()) giveAway(target, world.user)
  }
}

/** @type {Record<string, (stage: Stage, instruction: Instruction, world: World) => void | Promise<void>>} */
export const steps = {
  RUN: runStep,
  COPY: copyStep,
  WORKDIR: (stage, { rest }) => {
    stage.workdir = posix.resolve(stage.workdir, rest)
    mkdirSync(inStage(stage, '.'), { recursive: true })
  },
  ENV: (stage, { rest }) => {
    Object.assign(stage.env, variables(rest))
  },
  USER: (stage, { rest }) => {
    stage.user = rest
  },
  VOLUME: (stage, { rest }) => {
    mkdirSync(inStage(stage, rest), { recursive: true })
  },
  EXPOSE: () => {},
  CMD: (stage, { list }) => {
    stage.command = list
  },
  HEALTHCHECK: (stage, { rest }) => {
    stage.health = JSON.parse(rest.replace(/^CMD\s+/, ''))
  },
}
