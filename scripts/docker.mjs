/** Builds the Dockerfile with Docker or, as root on Debian, with Buildah; starts the image and requests its
 * pages. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './workspace/command.mjs'
import { oneFailed, onePassed, oneSkipped } from './workspace/counts.mjs'
import { nodeBinary } from './workspace/nodes.mjs'
import { freePort } from './workspace/ports.mjs'
import { Stop, program, sentence } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'

const IMAGE = 'wallart-test'
const LEFT_OUT = ['sdk', 'node_modules/esbuild', 'node_modules/jest', 'node_modules/typescript']

/** @typedef {{ build: () => Promise<unknown>, start: (options: readonly string[], command?: readonly string[]) =>
 * Promise<readonly [string, ...string[]]>, remove: () => unknown }} Engine */

async function succeed(/** @type {readonly [string, ...string[]]} */ [file, ...args]) {
  const { code, output } = await run(file, args, { quiet: true })
  if (code !== 0)
    throw new Stop(`${output.trim().split('\n').slice(-20).join('\n')}\n${file}: exit code ${code}.`)
  return output.trim()
}

/** @type {Engine} */
const docker = {
  build: () => succeed(['docker', 'build', '--tag', IMAGE, inRoot()]),
  start: async (options, command = []) => [
    'docker',
    'run',
    '--rm',
    '--network=host',
    ...options,
    IMAGE,
    ...command,
  ],
  remove: () => run('docker', ['image', 'rm', '--force', IMAGE], { quiet: true }),
}

const BASE = `
cd "$root"
mkdir -p -m 1777 tmp
mkdir -p proc sys dev etc/ssl/certs home/node usr/local/bin usr/local/lib/node_modules
cp "$node" usr/local/bin/node
cp -r "$(npm root --global)/npm" usr/local/lib/node_modules/
ln -s ../lib/node_modules/npm/bin/npm-cli.js usr/local/bin/npm
for library in c dl gcc_s m nss_dns nss_files pthread resolv rt stdc++; do cp -L --parents /lib/*-linux-gnu/lib$library.so.? .; done
cp -L --parents /bin/sh /bin/mkdir /bin/ls /usr/bin/env /usr/bin/find /usr/bin/ldd /etc/ssl/certs/ca-certificates.crt .
cp -L --parents $(ldd /bin/sh /bin/ls /usr/bin/find "$node" | grep -o '/[^ :]*\\.so[^ :]*' | sort -u) .
printf 'root:x:0:0::/root:/bin/sh\\nnode:x:1000:1000::/home/node:/bin/sh\\n' >etc/passwd
printf 'root:x:0:\\nnode:x:1000:\\n' >etc/group
`

/** @returns {Engine} */
function buildah() {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-image-'))
  const store = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const call = (/** @type {string[]} */ ...args) => succeed(['buildah', ...store, ...args])

  async function makeBase() {
    const [, name = '', major = ''] =
      /^FROM (node:(\d+)\S*)/m.exec(readFileSync(inRoot('Dockerfile'), 'utf8')) ?? []
    const node = await nodeBinary(major)
    if (!node) throw new Stop(`The image needs Node ${major}.`)
    const container = await call('from', 'scratch')
    const env = { ...process.env, node, root: await call('mount', container) }
    const { code, output } = await run('sh', ['-ec', BASE], { env, quiet: true })
    if (code !== 0) throw new Stop(`${output}The base image could not be made.`)
    const variables = [
      '--env=PATH=/usr/local/bin:/usr/bin:/bin',
      '--env=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    ]
    await call('config', ...variables, container)
    await call('commit', '--rm', container, `docker.io/library/${name}`)
  }

  return {
    build: async () => {
      await makeBase()
      await call('build', '--isolation=chroot', '--pull-never', '--format=docker', '--tag', IMAGE, inRoot())
    },
    start: async (options, command) => {
      const container = await call('from', '--pull-never', IMAGE)
      const own = JSON.parse(await call('inspect', container)).Docker.config.Cmd
      // Buildah answers a signal by killing the process, so that the signal has to go to the process itself.
      const wrapped = command ?? ['sh', '-c', 'echo "process $$"; exec "$@"', 'sh', ...own]
      return ['buildah', ...store, 'run', '--isolation=chroot', ...options, container, '--', ...wrapped]
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const works = async (/** @type {string} */ command) =>
  (await run('sh', ['-c', command], { quiet: true })).code === 0

async function findEngine() {
  if (await works('docker info')) return docker
  const hasBuildah =
    process.getuid?.() === 0 && (await works('test -f /etc/debian_version && buildah --version'))
  return hasBuildah ? buildah() : undefined
}

async function startContainer(/** @type {Engine} */ engine) {
  const names = ['PORT', 'UPSTREAM_PORT', 'ADMIN_PORT', 'CONTROL_PORT']
  const env = await Promise.all(names.map(async name => `--env=${name}=${await freePort()}`))
  const [file, ...args] = await engine.start(env)
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => (output += text))
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${env[0]?.split('=').at(-1)}`

  async function get(/** @type {string} */ path) {
    for (let tries = 1; ; tries++) {
      const response = await fetch(address + path).catch(() => undefined)
      const text = (await response?.text()) ?? ''
      if (response?.ok) return text
      if (child.exitCode !== null || tries === 240 || (response && response.status !== 503))
        throw new Stop(`${output}${path} answered ${response?.status ?? 'nothing'}: ${text.slice(0, 300)}`)
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
  async function stop() {
    process.kill(Number(/^process (\d+)$/m.exec(output)?.[1] ?? child.pid), 'SIGTERM')
    await ended
    if (child.exitCode !== 0) throw new Stop(`${output}It ended with ${child.exitCode}.`)
  }
  return { get, stop }
}

async function checkFiles(/** @type {Engine} */ engine) {
  const script = `console.log(${JSON.stringify(LEFT_OUT)}.filter(path => require('fs').existsSync(path)).join())`
  const found = await succeed(await engine.start([], ['node', '-e', script]))
  if (found !== '') throw new Stop(`The image contains ${found}.`)
}

async function checkAssets(/** @type {Awaited<ReturnType<typeof startContainer>>} */ { get }) {
  const paths = [...(await get('/')).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
  if (paths.length === 0) throw new Stop('The page names no asset.')
  for (const [, path = ''] of paths) await get(path)
}

function plan(/** @type {Engine} */ engine) {
  /** @type {Awaited<ReturnType<typeof startContainer>> | undefined} */
  let container
  const get = async (/** @type {string} */ path) => {
    container ??= await startContainer(engine)
    return container.get(path)
  }
  /** @type {[string, () => Promise<unknown>][]} */
  const steps = [
    ['build', engine.build],
    ['files', () => checkFiles(engine)],
    ['health', () => get('/livez')],
    ['art', () => get('/')],
    ['allposters', () => get('/allposters/')],
    ['product', async () => get(/href="(\/products?\/[^"]+)"/.exec(await get('/'))?.[1] ?? 'no product')],
    ['assets', async () => container && checkAssets(container)],
    ['stop', async () => container?.stop()],
  ]
  let hasFailed = false
  return steps.map(([name, attempt]) => ({
    name,
    run: async () => {
      if (hasFailed && name !== 'stop') return oneSkipped
      try {
        await attempt()
        return onePassed
      } catch (error) {
        hasFailed = true
        console.log(sentence(error))
        return oneFailed
      }
    },
  }))
}

await program(async () => {
  const engine = await findEngine()
  if (!engine) {
    console.log('Left out: neither a Docker engine nor, as root on Debian, Buildah is available.')
    return 0
  }
  try {
    return conclude(await runSteps(plan(engine)))
  } finally {
    await engine.remove()
  }
})
