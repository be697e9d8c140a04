import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { EXIT } from '../shell/exit-codes.ts'
import { createCliRunner } from '../testing/run-cli.ts'
import { SDK_VERSION, VERSION } from '../version.ts'

let upstream: OpenUpstream
let cwd: string

const cli = createCliRunner(() => upstream.url)
const writing = { env: { WALLART_SAFETY: 'write' } }

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'contract-'))
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

const fault = (target: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${target}`, { method: 'PUT', body: JSON.stringify(body) })

const ignoring = (until: string) => `get-category /name missing until=${until} reason="known"\n`

test('check is green, and --json is the report alone (DSG-20)', async () => {
  const { code, stdout, stderr } = await cli('contract check --json', { cwd })
  expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1, summary: { exitCode: 0, failed: 0 } })
})

test('a broken contract is said with its place, and the answer is no (DSG-20)', async () => {
  await fault('get-category', { omit: '/name' })
  const { code, stdout, stderr } = await cli('contract check get-category', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toMatch(/breaking {2}\/name {2}A field that the shop reads is missing/)
  expect(stdout).toMatch(/^1 operation: 0 passed, 1 failed/m)
  expect(stderr).toMatch(/^The contract is broken\.$/m)
  expect(stderr).not.toContain('1 operation')
})

test('what is broken is not recorded, and that is said', async () => {
  await fault('get-ratings', { omit: '/averageRatings' })
  const { code, stdout, stderr } = await cli('contract record get-ratings --baseline broken', { cwd })
  expect(code).toBe(EXIT.broken)
  expect(stdout).toMatch(/breaking {2}\/averageRatings/)
  expect(stderr).toMatch(/^Nothing was recorded\. The contract is broken/m)
})

test('a curl command says where its token comes from, and one without says nothing of it', async () => {
  await fault('get-category', { omit: '/name' })
  await fault('get-ratings', { omit: '/averageRatings' })
  const withToken = await cli('contract check get-category --show-curl', { cwd })
  expect(withToken.stdout).toMatch(/^ +# TOKEN: access_token of POST .*\n +curl .*\$\{TOKEN:\?token\}/m)
  const without = await cli('contract check get-ratings --show-curl', { cwd })
  expect(without.stdout).toContain('    curl -sS')
  expect(without.stdout).not.toContain('# TOKEN')
})

test('where nothing passes, the address may be the wrong one', async () => {
  const names = ['get-category', 'get-ratings', 'search-listing', 'get-product-group']
  for (const name of names) await fault(name, { html: true })
  const { code, stderr } = await cli(`contract check ${names.join(' ')}`, { cwd })
  expect({ code, stderr }).toEqual({
    code: EXIT.broken,
    stderr:
      "The contract is broken. Nothing passed: is this the address of the shop's services? Ask cli doctor\n",
  })
})

test('a line of the ignore file takes a finding away until its day, and then it counts again', async () => {
  await fault('get-category', { omit: '/name' })
  await writeFile(join(cwd, '.contractignore'), ignoring('2999-01-31'))
  expect(await cli('contract check get-category', { cwd })).toMatchObject({ code: EXIT.ok })
  await writeFile(join(cwd, '.contractignore'), `# known\n${ignoring('2020-01-31')}\nnonsense\n`)
  const { code, stdout, stderr } = await cli('contract check get-category', { cwd })
  await rm(join(cwd, '.contractignore'))
  expect(code).toBe(EXIT.broken)
  expect(stdout).toContain('ignore file: expired')
  expect(stderr).toContain('.contractignore:4: this line cannot be read: nonsense')
})

test('record writes shapes, check reports drift from them, and diff compares them', async () => {
  expect(await cli('contract record search-listing get-ratings --baseline before', { cwd })).toMatchObject({
    code: EXIT.ok,
  })
  expect(await readdir(join(cwd, 'before'))).toEqual(['get-ratings.json', 'search-listing.json'])
  await fault('get-ratings', { omit: '/displayRatingsCount' })
  const drift = await cli('contract check get-ratings --baseline before', { cwd })
  expect(drift.code).toBe(EXIT.broken)
  expect(drift.stdout).toContain('/displayRatingsCount  Different from the baseline: removed')
  await cli('contract record search-listing get-ratings --baseline after', { cwd })
  const diff = await cli('contract diff before after', { cwd })
  expect(diff).toMatchObject({ code: EXIT.broken })
  expect(diff.stdout).toMatch(/^get-ratings\n {2}removed +\/displayRatingsCount {2}string → -\n$/)
  expect(await cli('contract diff after after', { cwd })).toMatchObject({
    code: EXIT.ok,
    stdout: 'No differences.\n',
  })
})

test('an optional field that is in no response any more is named, and breaks nothing', async () => {
  await cli('contract record get-category --baseline with', { cwd })
  await fault('get-category', { omit: '/description' })
  const drift = await cli('contract check get-category --baseline with', { cwd })
  expect(drift.code).toBe(EXIT.ok)
  expect(drift.stdout).toMatch(
    /warning +\/description {2}An optional field of the baseline is in no response/,
  )
  await cli('contract record get-category --baseline without', { cwd })
  const diff = await cli('contract diff with without', { cwd })
  expect(diff).toMatchObject({ code: EXIT.ok })
  expect(diff.stdout).toMatch(/^get-category\n {2}not-seen +\/description {2}string\? → -\n$/)
})

test.each(['ssn', 'dateOfBirth'])(
  'a new personal field is a leak, also without a baseline: %s',
  async name => {
    await fault('get-category', { add: { pointer: `/${name}`, value: '1970-01-01' } })
    const { code, stdout } = await cli('contract check get-category', { cwd })
    expect(code).toBe(EXIT.broken)
    expect(stdout).toContain(`critical  /${name}  Undeclared personal data`)
  },
)

test('a recorded run can be replayed when the services are gone', async () => {
  await fault('get-category', { omit: '/name' })
  const live = await cli('contract check get-category look-up-guest-order --record run', { cwd })
  const env = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }
  const again = await cli('contract replay run get-category look-up-guest-order', { cwd, env })
  expect(again.code).toBe(EXIT.broken)
  const [day = ''] = / of \d{4}-\d\d-\d\dT\d\d:\d\dZ$/m.exec(again.stdout) ?? []
  const comparable = (text: string) => text.replace(day, '').replaceAll(/ {2,}\d+\.\d s|^ +reproduce.*/gm, '')
  expect(day).not.toBe('')
  expect(comparable(again.stdout)).toBe(comparable(live.stdout))
  expect(again.stdout).toContain('reproduce  cli contract check get-category --site art --replay run\n')
  expect(await readFile(join(cwd, 'run', 'run.ndjson'), 'utf8')).not.toMatch(/W000000014|ann@|eyJ[\w-]{8,}\./)
})

test('reports go into files, several at once', async () => {
  const forms = '--reporter junit=out.xml --reporter tap=out=1.tap --reporter github'
  const { code, stdout } = await cli(`contract check get-ratings ${forms}`, { cwd })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toMatch(/^::notice title=contract check::1 operation: 1 passed/)
  expect(await readFile(join(cwd, 'out.xml'), 'utf8')).toContain('<testsuite name="bizapi"')
  expect(await readFile(join(cwd, 'out=1.tap'), 'utf8')).toContain('TAP version 14')
})

test('a path of a flag may be whole, and its folders need not be there', async () => {
  const at = (name: string) => join(cwd, 'new', name)
  const files = `--reporter junit=${at('out.xml')} --har ${at('out.har')} --record ${at('run')}`
  expect(await cli(`contract check get-ratings ${files}`, { cwd: '/' })).toMatchObject({ code: EXIT.ok })
  expect((await readdir(join(cwd, 'new'))).toSorted()).toEqual(['out.har', 'out.xml', 'run'])
  expect(await cli(`contract replay ${at('run')} get-ratings`, { cwd: '/' })).toMatchObject({ code: EXIT.ok })
})

test.each([
  'contract check get-ratings --reporter tap=',
  'contract check get-ratings --har ',
  'contract check get-ratings --record ',
  'contract record get-ratings --baseline ',
])('a file that cannot be written is no bug of this program: %s', async line => {
  await writeFile(join(cwd, 'file'), '')
  const { code, stderr } = await cli(`${line}file/below`, { cwd })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toContain('file/below cannot be written.')
})

test.each([
  ['contract check zz*', EXIT.usage, 'Unknown operation "zz*".'],
  ['contract check --service serch', EXIT.usage, 'Unknown service "serch". Did you mean search?'],
  ['contract list --service serch', EXIT.usage, 'Unknown service "serch". Did you mean search?'],
  [
    'contract check get-ratings --service search',
    EXIT.usage,
    'None of these operations belongs to the service',
  ],
  ['contract check create-basket', EXIT.safety, 'create-basket writes. Pass --mutating'],
  ['contract check track-page-view --mutating', EXIT.safety, 'Pass --mutating --side-effects'],
])('%s tries nothing, which is not well', async (line, expected, sentence) => {
  const { code, stdout, stderr } = await cli(line, { cwd, ...writing })
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' })
  expect(stderr).toContain(sentence)
})

const warningText = async (flags: string) =>
  (await cli(`contract check get-ratings ${flags}`, { cwd })).stdout

test('of a report, too, fields can be chosen and a query asked', async () => {
  expect(await warningText('--fields')).toContain('\nsummary.exitCode\n')
  expect(JSON.parse(await warningText('--fields summary.passed,tool'))).toEqual({
    tool: { name: '@wallart/cli', version: VERSION, sdk: SDK_VERSION },
    summary: { passed: 1 },
  })
  expect(await warningText('--query operations[].id')).toBe('["get-ratings"]\n')
})

test('an environment that lacks a key names the variable that would hold it', async () => {
  await writeFile(
    join(cwd, '.wallart.json'),
    JSON.stringify({ environments: { staging: { url: upstream.url } } }),
  )
  const { code, stdout } = await cli('contract doctor --env staging', { cwd })
  await rm(join(cwd, '.wallart.json'))
  expect(code).toBe(EXIT.denied)
  expect(stdout).toMatch(
    /get-recommenders .*401 from upstream: .* \(RECS_CLIENT_ID\) {2}→ {2}cli help environment/,
  )
})

test('writing takes the flag and the permission', async () => {
  expect(await cli('contract check create-basket --mutating', { cwd })).toMatchObject({
    code: EXIT.safety,
    stdout: '',
  })
  const { code, stdout } = await cli('contract check create-basket --mutating', { cwd, ...writing })
  expect(code).toBe(EXIT.ok)
  expect(stdout).toContain('✓ create-basket')
})

test('an upstream that is not there is not a broken contract', async () => {
  const env = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }
  const { code, stdout } = await cli('contract check get-ratings', { cwd, env })
  expect(code).toBe(EXIT.unreachable)
  expect(stdout).toContain('? get-ratings')
  expect(await cli('contract check get-ratings --allow-untestable', { cwd, env })).toMatchObject({
    code: EXIT.ok,
  })
})

test('a dead address is said once, with what helps', async () => {
  const env = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:1023' }
  const { code, stdout, stderr } = await cli('contract check', { cwd, env })
  expect(code).toBe(EXIT.unreachable)
  expect(
    stdout.match(/^\? .*not tested: The service was unreachable: the connection was refused$/gm),
  ).toEqual([expect.stringMatching(/^\? \d\d operations /)])
  expect(stdout).toMatch(/^ {4}search-listing, suggest, /m)
  expect(stdout.split('\n').length).toBeLessThan(20)
  expect(stderr).toBe(
    'Something could not be tested. The address is that of WALLART_UPSTREAM_URL. Ask: cli doctor\n',
  )
})

test.each([
  ['contract check get-ratngs', EXIT.usage, 'Did you mean get-ratings?'],
  ['contract check --reporter junt', EXIT.usage, 'Did you mean junit?'],
  ['contract check --fail-on never', EXIT.usage, 'Allowed choices are'],
  ['contract check --rate fast', EXIT.usage, 'Use a number above 0 and up to 1000.'],
  ['contract check --baseline nowhere', EXIT.configuration, 'No baseline in nowhere.'],
  ['contract check --account-file nowhere', EXIT.configuration, 'nowhere cannot be read.'],
  ['contract check get-ratings --ignore-file nowhere', EXIT.configuration, 'nowhere cannot be read.'],
  ['contract replay nowhere', EXIT.configuration, 'No recorded run in nowhere.'],
  ['contract diff nowhere nowhere', EXIT.configuration, 'No baseline in nowhere.'],
  ['contract explain get-ratngs', EXIT.usage, 'Did you mean get-ratings?'],
])('%s is refused with a sentence', async (line, code, sentence) => {
  const outcome = await cli(line, { cwd })
  expect(outcome).toMatchObject({ code, stdout: '' })
  expect(outcome.stderr).toContain(sentence)
})

test('list, explain and doctor say what there is', async () => {
  const list = await cli('contract list --json', { cwd })
  expect(JSON.parse(list.stdout)).toMatchObject({ schemaVersion: 1 })
  expect(JSON.parse(list.stdout).operations).toHaveLength(93)
  const lines = (await cli('contract list --service bizapi', { cwd })).stdout
  expect(lines).toMatch(
    /^get-ratings +GET +read +- {2}1 probe +(-|\d{4}-\d\d-\d\d) {2}bizapi \/v4\/products\/ratings$/m,
  )
  const narrow = (await cli('contract list', { cwd, columns: 40 })).stdout.split('\n')
  expect(narrow.filter(line => line.length > 40)).toEqual([])
  const explain = await cli('contract explain get-product-group/a-product@art', { cwd })
  expect(explain.stdout).toMatch(/^get-product-group {2}GET \/\S+ of the service bizapi$/m)
  expect(explain.stdout).toContain('Rules run on the response:\n  asked-for product\n  variants\n')
  expect(explain.stdout).toContain('  /products/*/salePrice\n')
  const doctor = await cli('contract doctor', { cwd })
  expect(doctor).toMatchObject({ code: EXIT.ok })
  expect(doctor.stdout).toContain('All operations can be tested.')
})

test('without an account, log-in is reported as not configured', async () => {
  const staging = {
    url: upstream.url,
    organizationId: 'f_ecom_wallart',
    clientId: 'wallart-public',
    writes: true,
  }
  await writeFile(join(cwd, '.wallart.json'), JSON.stringify({ environments: { staging } }))
  const { stdout, code } = await cli('contract check log-in --mutating --env staging', { ...writing, cwd })
  await rm(join(cwd, '.wallart.json'))
  expect(stdout).toContain('no account is configured')
  expect(stdout).toContain('--account-file FILE')
  expect(code).toBe(EXIT.configuration)
})

test('what reproduces a finding names every flag that it takes', async () => {
  const { stdout } = await cli('contract check --mutating --side-effects --json', { ...writing, cwd })
  const reproduceCommand = (id: string) => {
    const operation = JSON.parse(stdout).operations.find((each: { id: string }) => each.id === id)
    return operation.probes[0].reproduce.command
  }
  expect(reproduceCommand('track-page-view')).toMatch(/ --mutating --side-effects$/)
  expect(reproduceCommand('create-basket')).toMatch(/ --mutating$/)
  expect(reproduceCommand('get-ratings')).toMatch(/--site \w+$/)
})

test('list says how each operation came out when it was last tried from here', async () => {
  const env = { XDG_STATE_HOME: join(cwd, 'state') }
  const lastStatus = async (id: string) => {
    const { stdout } = await cli('contract list --json', { cwd, env })
    const { operations } = JSON.parse(stdout)
    return operations.find((operation: { id: string }) => operation.id === id).last
  }
  expect(await lastStatus('get-ratings')).toBeUndefined()
  await cli('contract check get-ratings', { cwd, env })
  expect(await lastStatus('get-ratings')).toEqual({
    outcome: 'passed',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  expect(await lastStatus('register-customer')).toBeUndefined()

  await fault('get-ratings', { omit: '/averageRatings' })
  await cli('contract check get-ratings', { cwd, env })
  expect((await cli('contract list', { cwd, env })).stdout).toMatch(
    /^get-ratings .* failed \d{4}-\d\d-\d\d /m,
  )
  const elsewhere = { ...env, WALLART_UPSTREAM_URL: 'http://127.0.0.1:4999' }
  expect((await cli('contract list', { cwd, env: elsewhere })).stdout).toMatch(/^get-ratings +GET +read +- /m)
  const folder = join(cwd, 'state', 'wallart')
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'not json')
  expect(await lastStatus('get-ratings')).toBeUndefined()
})

test.each([
  ['is cut in the middle', (text: string) => text.slice(0, text.length / 2), 'is not JSON'],
  ['is empty', () => '', 'is not JSON'],
  ['is no JSON', () => 'cut.har', 'is not JSON'],
  ['is JSON of something else', () => 'null', 'No recorded run in cut.har'],
  ['has no orders', withRun({ orders: null }), 'No recorded run in cut.har'],
  ['has no time', withRun({ startedAt: 1e300 }), 'No recorded run in cut.har'],
  ['has an order without its number', withRun({ orders: { Art: null } }), 'No recorded run in cut.har'],
])('an archive that %s is a sentence', async (_, damage, sentence) => {
  await cli('contract check get-ratings --har whole.har', { cwd })
  await writeFile(join(cwd, 'cut.har'), damage(await readFile(join(cwd, 'whole.har'), 'utf8')))
  const { code, stdout, stderr } = await cli('contract check --from-har cut.har', { cwd })
  expect({ code, stdout }).toEqual({ code: EXIT.configuration, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('an answer of an archive that cannot be read counts as not recorded', async () => {
  await cli('contract check get-ratings --har whole.har', { cwd })
  const text = await readFile(join(cwd, 'whole.har'), 'utf8')
  await writeFile(join(cwd, 'odd.har'), text.replaceAll(/"headers": \{[^}]*\}/g, '"headers": null'))
  const { code, stdout } = await cli('contract check --from-har odd.har', { cwd })
  expect(code).toBe(EXIT.configuration)
  expect(stdout).toContain('has no response for this probe')
})

test('an archive that is not there is a sentence', async () => {
  expect(await cli('contract check --from-har none.har', { cwd })).toEqual({
    code: EXIT.configuration,
    stdout: '',
    stderr: 'none.har cannot be read.\n',
  })
})

test.each(['--har /proc/none/run.har', '--record /proc/none/run', '--reporter json=/proc/none/run.json'])(
  'a folder that the system refuses is a sentence: %s',
  async flags => {
    const { code, stderr } = await cli(`contract check get-ratings ${flags}`, { cwd })
    expect(code).toBe(EXIT.configuration)
    expect(stderr).toMatch(/\/proc\/none\S* cannot be written/)
  },
)

test.each(['--har /dev/full', '--reporter junit=/dev/full'])(
  'a disk that is full is no mistake of the caller: %s',
  async flags => {
    const { code, stderr } = await cli(`contract check get-ratings ${flags}`, { cwd })
    expect({ code, stderr }).toEqual({
      code: EXIT.bug,
      stderr: '/dev/full cannot be written: the disk is full.\n',
    })
  },
)

function withRun(changes: object) {
  return (text: string) => {
    const { log, ...archive } = JSON.parse(text)
    return JSON.stringify({ ...archive, log: { ...log, _run: { ...log['_run'], ...changes } } })
  }
}
