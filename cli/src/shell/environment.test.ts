import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../testing/run-cli.ts'
import { EXIT } from './exit-codes.ts'

let folder: string
let project: string
let user: string

const STAGING = { url: 'https://staging.example', organizationId: 'f_ecom_stg', writes: true }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-env-'))
  project = join(folder, 'project')
  user = join(folder, 'home')
  mkdirSync(project)
  mkdirSync(join(user, 'wallart'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (target: 'project' | 'user', content: unknown) =>
  writeFileSync(
    target === 'project' ? join(project, '.wallart.json') : join(user, 'wallart', 'config.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  )

const cli = (line: string, env: NodeJS.ProcessEnv = {}) =>
  runCli(line.split(' '), { cwd: project, env: { XDG_CONFIG_HOME: user, ...env } })

const showEnvironment = async (line: string, env?: NodeJS.ProcessEnv) => {
  const { values } = JSON.parse((await cli(`${line} --json`, env)).stdout)
  return new Map<string, { value: string; source: string }>(
    values.map((each: { name: string; value: string; source: string }) => [each.name, each]),
  )
}

const activeEnvironment = async (line: string, env?: NodeJS.ProcessEnv) =>
  (await showEnvironment(line, env)).get('environment')

test('a flag goes before a variable, the project before the user, and all before local', async () => {
  const named = { dev: STAGING, staging: STAGING, qa: STAGING, prod: STAGING }
  expect(await activeEnvironment('env show')).toMatchObject({ value: 'local', source: 'default' })
  write('user', { environment: 'dev', environments: named })
  expect(await activeEnvironment('env show')).toMatchObject({
    value: 'dev',
    source: join(user, 'wallart', 'config.json'),
  })
  write('project', { environment: 'qa' })
  expect(await activeEnvironment('env show')).toMatchObject({
    value: 'qa',
    source: join(project, '.wallart.json'),
  })
  const variable = { WALLART_ENV: 'staging' }
  expect(await activeEnvironment('env show', variable)).toMatchObject({
    value: 'staging',
    source: 'WALLART_ENV',
  })
  expect(await activeEnvironment('env show --env prod', variable)).toMatchObject({
    value: 'prod',
    source: '--env',
  })
})

test('single services override the base URL, and brands have separate searches and newsletters', async () => {
  const search = { art: 'https://a.example', allposters: 'https://b.example' }
  const services = { search, marketing: search, orders: 'https://o.example' }
  write('project', { environments: { staging: { ...STAGING, services } } })
  const values = await showEnvironment('env show staging')
  expect(values.get('orders')?.value).toBe('https://o.example')
  expect(values.get('search Art')?.value).toBe('https://a.example')
  expect(values.get('search AllPosters')?.value).toBe('https://b.example')
  expect(values.get('marketing Art')?.value).toBe('https://a.example')
  expect(values.get('marketing AllPosters')?.value).toBe('https://b.example')
  expect(values.get('bizapi')?.value).toBe('https://staging.example/bizapi')
})

test.each([
  [{}, 'http://localhost:3000', 'default'],
  [{ PORT: '3471' }, 'http://localhost:3471', 'PORT'],
  [{ PORT: 'tcp://10.0.0.1:3000' }, 'http://localhost:3000', 'default'],
  [{ PORT: '99999' }, 'http://localhost:3000', 'default'],
  [
    { PORT: '3471', WALLART_STOREFRONT_URL: 'http://shop.test:8080' },
    'http://shop.test:8080',
    'WALLART_STOREFRONT_URL',
  ],
])('with %j the links of the local environment lead to %s', async (env, value, source) => {
  expect((await showEnvironment('env show', env)).get('storefront')).toMatchObject({ value, source })
})

test('what a file says of the storefront goes before the port, and the variable only for local', async () => {
  const storefront = 'https://shop.example'
  write('project', { environments: { local: { storefront }, staging: { ...STAGING, storefront } } })
  const env = { PORT: '3471' }
  expect((await showEnvironment('env show', env)).get('storefront')?.value).toBe(storefront)
  const named = { WALLART_STOREFRONT_URL: 'http://other.test' }
  expect((await showEnvironment('env show staging', named)).get('storefront')?.value).toBe(storefront)
})

test('a storefront that is no address is refused', async () => {
  const { code, stderr } = await cli('env show', { WALLART_STOREFRONT_URL: 'nonsense' })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toBe('WALLART_STOREFRONT_URL is not an HTTP URL. Use e.g. http://localhost:3000.\n')
})

test.each([
  ['staging', { writes: true }, undefined, 'refused', 'WALLART_SAFETY is not write'],
  ['staging', { writes: true }, 'read-only', 'refused', 'WALLART_SAFETY is not write'],
  ['staging', { writes: true }, 'write', 'allowed', 'WALLART_SAFETY'],
  ['staging', { writes: false }, 'write', 'refused', '"writes" is not true'],
  ['staging', {}, 'write', 'refused', '"writes" is not true'],
  ['production', { writes: true }, 'write', 'refused', 'production'],
  ['shop', { writes: true, production: true }, 'write', 'refused', 'production'],
])('%s with %j and WALLART_SAFETY=%s: writing is %s (%s)', async (name, messages, safety, value, source) => {
  write('project', { environments: { [name]: { url: 'https://x.example', ...messages } } })
  const values = await showEnvironment(`env show ${name}`, safety ? { WALLART_SAFETY: safety } : {})
  expect(values.get('writes')).toMatchObject({ value, source })
})

test('production is asked only when that is allowed', async () => {
  write('project', { environments: { production: { url: 'http://127.0.0.1:9' } } })
  const refused = await cli('ratings --env production')
  expect(refused.code).toBe(EXIT.safety)
  expect(refused.stderr).toContain('--allow-production')
  expect((await cli('ratings --env production --allow-production')).code).toBe(EXIT.unreachable)
})

test.each([
  ['no JSON', '{', 'is not JSON'],
  ['a wrong address', { environments: { a: { url: 'nonsense' } } }, 'environments.a.url must be an HTTP URL'],
  [
    'a password in an address',
    { environments: { a: { url: 'https://u:p@x.example' } } },
    'must not contain credentials',
  ],
  ['a misspelt field', { environments: { a: { adress: 'x' } } }, 'environments.a has unknown fields: adress'],
  ['a list', [], 'the file must be an object'],
  ['a number as name', { environment: 5 }, 'environment must be a string'],
  [
    'a word for yes',
    { environments: { a: { production: 'yes' } } },
    'environments.a.production must be true or false',
  ],
  ['a number as address', { environments: { a: { url: 5 } } }, 'environments.a.url must be a string'],
  ['a bad name', { environments: { 'a b': {} } }, 'environments'],
])('a file with %s is said by its path and place', async (_, content, sentence) => {
  write('project', content)
  const { code, stderr } = await cli('env list')
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toContain(join(project, '.wallart.json'))
  expect(stderr).toContain(sentence)
})

test('an unknown environment proposes the one that was meant', async () => {
  write('project', { environments: { staging: STAGING } })
  const { code, stderr } = await cli('categories --env stagign')
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toBe('Unknown environment "stagign". Did you mean staging?\n')
  for (const line of ['categories --env constructor', 'env use constructor', 'env show toString'])
    expect((await cli(line)).stderr).toMatch(/^Unknown environment "\w+"\. Available: local, staging\./)
})

test('the environment in use can be chosen, for the user or for the project, and the rest of a file stays', async () => {
  write('user', { environments: { staging: STAGING } })
  expect((await cli('env use staging')).code).toBe(EXIT.ok)
  expect(JSON.parse(readFileSync(join(user, 'wallart', 'config.json'), 'utf8'))).toEqual({
    environment: 'staging',
    environments: { staging: STAGING },
  })
  await cli('env use local --project')
  expect((await cli('env list')).stdout).toMatch(/^\* {2}local/)
  expect((await cli('env use nowhere')).code).toBe(EXIT.configuration)
})

test('a folder that the system refuses is a sentence', async () => {
  const { code, stderr } = await cli('env use local', { XDG_CONFIG_HOME: '/proc/none' })
  expect({ code, stderr }).toEqual({
    code: EXIT.configuration,
    stderr: '/proc/none/wallart/config.json cannot be written.\n',
  })
})

test('a value comes from the file that has it', async () => {
  write('project', { environments: { staging: { url: STAGING.url } } })
  write('user', { environments: { staging: { clientId: 'mine' } } })
  expect((await showEnvironment('env show staging')).get('clientId')).toEqual({
    name: 'clientId',
    value: 'mine',
    source: join(user, 'wallart', 'config.json'),
  })
})

test('no two values of an environment have one name', async () => {
  const { stdout } = await cli('env show --json')
  const names = JSON.parse(stdout).values.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string, at: number) => names.indexOf(name) !== at)).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['storefront', 'storefront service']))
})

test('a secret is only said to be there', async () => {
  write('project', { environments: { staging: STAGING } })
  const { stdout } = await cli('env show staging --explain', { SCAPI_CLIENT_SECRET: 'very-secret-value' })
  expect(stdout).toMatch(/^SCAPI_CLIENT_SECRET +set/m)
  expect(stdout).not.toContain('very-secret-value')
})

test('a project file that is a pipe is refused and not waited for', async () => {
  execFileSync('mkfifo', [join(project, '.wallart.json')])
  const { code, stderr } = await cli('env list')
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toContain('.wallart.json cannot be read')
})
