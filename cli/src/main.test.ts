import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from './shell/exit-codes.ts'
import { buildCli, type BuiltCli } from './testing/build-cli.ts'
import { NEEDED_NODE, SDK_VERSION, VERSION } from './version.ts'

let folder: string
let built: BuiltCli
let upstream: OpenUpstream
let silent: Server
let silentUrl = ''
let whenAsked = () => {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-cli-'))
  built = buildCli(folder)
  upstream = await openUpstream({ works: 200 })
  silent = createServer(() => whenAsked())
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', () => resolve()))
  const at = silent.address()
  silentUrl = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
})

afterAll(async () => {
  silent.closeAllConnections()
  await new Promise(resolve => silent.close(resolve))
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(line: string, env: NodeJS.ProcessEnv = {}, cwd = folder) {
  const child = spawn(process.execPath, [built.main, ...line.split(' ')], {
    cwd,
    env: { PATH: process.env['PATH'], WALLART_UPSTREAM_URL: upstream.url, ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => (output.stdout += String(chunk)))
  child.stderr.on('data', chunk => (output.stderr += String(chunk)))
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>(resolve => {
    child.once('close', code => resolve({ code, ...output }))
  })
  return { child, ended }
}

test('the entry loads commander and nothing heavy', () => {
  expect(built.eager).toEqual(['commander'])
})

test.each([
  ["a command that asks and answers in JSON does without the platform's fetch", 'ratings --json', 'undici'],
  ['help does without what starts other programs', '--help', 'child_process'],
])('%s, which takes long to load', async (_, line, slow) => {
  const loaded = `process.on('exit', () => console.error(process.moduleLoadList.filter(name => /${slow}/.test(name))))`
  const watch = `--import data:text/javascript,${encodeURIComponent(loaded)}`
  expect(await start(line, { NODE_OPTIONS: watch }).ended).toMatchObject({ code: EXIT.ok, stderr: '[]\n' })
})

test.each(['18.20.8', '20.18.3'])(
  'on Node %s it says which is needed, and that no contract is broken',
  version => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
    const run = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../bin/cli.js'), 'contract', 'check'],
      {
        env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(pretend)}` },
        encoding: 'utf8',
      },
    )
    expect({ status: run.status, stdout: run.stdout, stderr: run.stderr }).toEqual({
      status: EXIT.configuration,
      stdout: '',
      stderr: `Node ${version} is installed, but ${NEEDED_NODE} or newer is needed.\n`,
    })
  },
)

test.each([
  ['--version', EXIT.ok, `cli ${VERSION}\n`, ''],
  ['order-status --help', EXIT.ok, expect.stringMatching(/^Usage: /), ''],
  [
    'ratings',
    EXIT.configuration,
    '',
    'The current folder cannot be read. It may have been removed: go to another one.\n',
  ],
])('in a folder that was removed, %s ends with %s', (line, status, stdout, stderr) => {
  const removed = mkdtempSync(join(folder, 'removed-'))
  const script = `rmdir "$1" && exec "$2" "$3" ${line}`
  const run = spawnSync('/bin/sh', ['-c', script, 'sh', removed, process.execPath, built.main], {
    cwd: removed,
    env: { WALLART_UPSTREAM_URL: upstream.url, PATH: process.env['PATH'] },
    encoding: 'utf8',
  })
  expect({ status: run.status, stdout: run.stdout, stderr: run.stderr }).toEqual({ status, stdout, stderr })
})

test('it answers off a terminal, without colour', async () => {
  expect(await start('ratings').ended).toEqual({
    code: EXIT.ok,
    stdout: expect.stringMatching(/^4\.6 of 5 stars/),
    stderr: '',
  })
})

test('an upstream that is down is said with what helps', async () => {
  const { code, stdout, stderr } = await start('ratings', { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' })
    .ended
  expect({ code, stdout }).toEqual({ code: EXIT.unreachable, stdout: '' })
  expect(stderr).toContain('WALLART_UPSTREAM_URL')
})

test("a stranger's folder leads no secret of the user's production elsewhere (SEC-47)", async () => {
  const clone = join(folder, 'clone')
  const configFolder = join(folder, 'config')
  mkdirSync(clone)
  mkdirSync(join(configFolder, 'wallart'), { recursive: true })
  const production = { url: 'https://commerce.invalid', clientId: 'real-client' }
  writeFileSync(
    join(configFolder, 'wallart', 'config.json'),
    JSON.stringify({ environment: 'production', environments: { production } }),
  )
  const moved = { production: { url: silentUrl, production: false } }
  writeFileSync(join(clone, '.wallart.json'), JSON.stringify({ environments: moved }))
  let requests = 0
  whenAsked = () => (requests += 1)
  const env = { XDG_CONFIG_HOME: configFolder, SCAPI_CLIENT_SECRET: 'a-secret-value', RECS_CLIENT_ID: 'recs' }
  for (const line of ['categories', 'recs --list', 'contract check --allow-production']) {
    const { code, stdout, stderr } = await start(`${line} --timeout 2s`, env, clone).ended
    expect({ code, stdout }).toEqual({ code: EXIT.configuration, stdout: '' })
    expect(stderr).toMatch(
      /^\S+\/\.wallart\.json changes "url" of the environment production of \S+config\.json\. /,
    )
  }
  expect(requests).toBe(0)
})

test('what needs a terminal says so where there is none (F63)', async () => {
  expect((await start('search -i').ended).code).toBe(EXIT.usage)
})

test('a reader who has enough is no failure (F63)', async () => {
  const { child, ended } = start('completion fish')
  child.stdout.destroy()
  expect(await ended).toMatchObject({ code: EXIT.ok, stderr: '' })
})

test('a failure is still one when the reader of stderr has gone', async () => {
  const { child, ended } = start('search x --sort nope')
  child.stderr.destroy()
  expect(await ended).toMatchObject({ code: EXIT.usage, stdout: '' })
})

test.each([['ratings'], ['--help'], ['completion fish']])(
  'output that cannot be written is said in one line: %s',
  async line => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [built.main, ...line.split(' ')], {
      env: { PATH: process.env['PATH'], WALLART_UPSTREAM_URL: upstream.url },
      stdio: ['ignore', full, 'pipe'],
    })
    let stderr = ''
    child.stderr?.on('data', chunk => (stderr += String(chunk)))
    const code = await new Promise(resolve => child.once('close', resolve))
    closeSync(full)
    expect({ code, stderr }).toEqual({
      code: EXIT.bug,
      stderr: 'The output cannot be written (ENOSPC).\n',
    })
  },
)

test.each([
  ['SIGINT', EXIT.interrupted, ''],
  ['SIGTERM', EXIT.terminated, ''],
  ['SIGHUP', EXIT.terminated, ''],
  ['SIGINT', EXIT.interrupted, ' --json'],
] as const)('%s ends it at once with %i', async (signal, expected, flags) => {
  const { child, ended } = start(`order-status W000000013 --email-stdin${flags}`, {
    WALLART_UPSTREAM_URL: silentUrl,
  })
  whenAsked = () => child.kill(signal)
  child.stdin.end('ann@example.com')
  const { code, stdout, stderr } = await ended
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
  expect(stderr === '' ? '' : JSON.parse(stderr).error.code).toBe(flags && 'interrupted')
})

function makePipe(name: string): string {
  const cwd = mkdtempSync(join(folder, 'pipe-'))
  execFileSync('mkfifo', [join(cwd, name)])
  return join(cwd, name)
}

test.each([
  ['order-status W000000013 --email-file pipe', 'pipe'],
  ['contract check get-ratings --order-file pipe', 'pipe'],
  ['contract check get-ratings --account-file pipe', 'pipe'],
  ['contract check get-ratings --ignore-file pipe', 'pipe'],
  ['contract check get-ratings', '.contractignore'],
  ['contract check --from-har pipe', 'pipe'],
])('a signal ends %s while that is a pipe without an end', async (line, name) => {
  const pipe = makePipe(name)
  const { child, ended } = start(line, {}, dirname(pipe))
  const writer = await open(pipe, 'w')
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: EXIT.terminated, stdout: '' })
  await writer.close()
})

test('--timeout ends the reading of a pipe', async () => {
  const cwd = dirname(makePipe('pipe'))
  const { ended } = start('order-status W000000013 --email-file pipe --timeout 50ms', {}, cwd)
  const { code, stderr } = await ended
  expect({ code, stderr }).toEqual({ code: EXIT.unreachable, stderr: expect.stringContaining('(--timeout)') })
})

test('what another program writes is read from its pipe', async () => {
  const pipe = makePipe('pipe')
  const { ended } = start('order-status W000000013 --raw-status --email-file pipe', {}, dirname(pipe))
  const writer = await open(pipe, 'w')
  for (const part of ['ann@', 'example.com']) await writer.write(part)
  await writer.close()
  expect(await ended).toMatchObject({ code: EXIT.ok, stderr: '' })
  const line = '"$0" "$1" order-status W000000013 --raw-status --email-file <(echo ann@example.com)'
  const shell = spawn('bash', ['-c', line, process.execPath, built.main], {
    env: { PATH: process.env['PATH'], WALLART_UPSTREAM_URL: upstream.url },
  })
  expect(await new Promise(resolve => shell.once('close', resolve))).toBe(EXIT.ok)
})

test('a check that is interrupted says what it had tested', async () => {
  const { child, ended } = start('contract check get-ratings', { WALLART_UPSTREAM_URL: silentUrl })
  whenAsked = () => child.kill('SIGINT')
  const { code, stdout, stderr } = await ended
  expect(code).toBe(EXIT.interrupted)
  expect(stderr).toMatch(/^Interrupted\. \d+ operations?: 0 passed, .* s$/m)
  expect(stdout).toMatch(/^\? get-ratings +not tested: The run ended before the response$/m)
})

test('a check that is interrupted prints its report as JSON where that was asked for', async () => {
  const { child, ended } = start('contract check get-ratings suggest --json', {
    WALLART_UPSTREAM_URL: silentUrl,
  })
  whenAsked = () => child.kill('SIGINT')
  const { code, stdout, stderr } = await ended
  expect(code).toBe(EXIT.interrupted)
  expect(JSON.parse(stderr.trim().split('\n').at(-1) ?? '')).toMatchObject({ error: { code: 'interrupted' } })
  const { operations } = JSON.parse(stdout)
  expect(operations.filter(({ outcome }: { outcome: string }) => outcome === 'untestable')).toHaveLength(2)
})

test.each([
  ['painted when that is forced', { FORCE_COLOR: '1' }, true],
  ['not painted against NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('lines are %s', async (_, env, expected) => {
  const { stdout } = await start('product A42', env).ended
  expect(stdout.includes('\u001b[')).toBe(expected)
})

const readManifest = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

test('the versions are those of the packages', async () => {
  const cliManifest = readManifest('../package.json')
  expect({ VERSION, SDK_VERSION, NEEDED_NODE }).toEqual({
    VERSION: cliManifest.version,
    SDK_VERSION: readManifest('../../sdk/package.json').version,
    NEEDED_NODE: cliManifest.engines.node.replace('>=', ''),
  })
  expect((await start('--version').ended).stdout).toBe(`cli ${VERSION}\n`)
})
