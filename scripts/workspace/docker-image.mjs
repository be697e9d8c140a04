import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './command.mjs'
import { replay } from './docker-build.mjs'
import { ignored, instructions } from './dockerfile.mjs'
import { nodeBinary } from './nodes.mjs'
import { Stop } from './program.mjs'
import { inRoot, root } from './root.mjs'

const cached = [
  'HOME',
  'LANG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
]
const nobody = 65_534

/**
 * What an image of Node brings along: that Node, first on the path, and nothing of our own environment.
 * @param {string} dockerfile
 * @param {string} folder
 */
async function imageEnv(dockerfile, folder) {
  const version = /^FROM node:(\d+)/m.exec(dockerfile)?.[1] ?? ''
  const binary = await nodeBinary(version)
  if (!binary) throw new Stop(`The replay needs Node ${version}.`)
  mkdirSync(join(folder, 'bin'))
  copyFileSync(binary, join(folder, 'bin', 'node'))
  const globalConfig = await run('npm', ['config', 'get', 'globalconfig'], { quiet: true })
  return {
    ...Object.fromEntries(cached.map(name => [name, process.env[name]])),
    PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    npm_config_globalconfig: globalConfig.output.trim().split('\n').at(-1),
  }
}

/**
 * Builds our image below a folder.
 * @param {string} folder
 */
export async function buildImage(folder) {
  const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8')
  const world = {
    context: root,
    isIgnored: ignored(readFileSync(inRoot('.dockerignore'), 'utf8')),
    stages: new Map(),
    env: await imageEnv(dockerfile, folder),
    user: nobody,
  }
  return { world, stage: await replay(instructions(dockerfile), world, folder) }
}
