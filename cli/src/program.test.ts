import { PassThrough } from 'node:stream'
import { commandEntries } from './docs-gen/command-tree.ts'
import { createProgram } from './program.ts'
import { EXIT } from './shell/exit-codes.ts'
import { createShell } from './shell/shell.ts'
import { runCli } from './testing/run-cli.ts'

const TOPICS = ['environment', 'exit-codes', 'output', 'privacy', 'contracts']
const sink = { write: () => true }
const program = createProgram(
  createShell({ stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }),
)

const words = (line: string) => line.split(' ').filter(Boolean)

test.each([
  ['categories --site posters', 'Unknown brand "posters". Use art or allposters.'],
  ['contract check --site=', 'No brand in --site. Use art or allposters.'],
  ['categories --site art,allposters', 'Use one brand: --site art or --site allposters.'],
  ['categoreis', "Unknown command 'categoreis'. Did you mean categories?"],
  ['categoreis --help', "Unknown command 'categoreis'. Did you mean categories?"],
  ['contract chek --help', "Unknown command 'chek'. Did you mean check?"],
  ['categories --jsn', "Unknown option '--jsn'. Did you mean --json?"],
  ['categories --timeout soon', '"soon" is not a duration. Use e.g. 500ms, 10s or 2m.'],
  ['categories --timeout 0s', '"0s" is not a duration. Use e.g. 500ms, 10s or 2m.'],
  ['product', "Missing required argument 'upi'."],
  ['product A42 --quantity 0', 'Use a whole number from 1 to 9999.'],
  ['product ../etc', '"../etc" is not a UPI or product URL.'],
  ['search', 'Search terms or --category required. On a terminal cli search -i searches while you type.'],
  ['search -i', 'Interactive search requires a terminal. Without one: cli search TERMS'],
  ['search lake --sort newst', 'Unknown sort "newst". Did you mean newest?'],
  ['recs A42 --zone home --recommender x', 'Use either --recommender or --zone.'],
  ['order-status W000000013', 'Cannot prompt for the e-mail address here. Use --email-stdin or'],
  ['order-status W1 --email-file /nowhere/at/all', 'The file of --email-file cannot be read.'],
  ['help nonsense', 'Unknown command or topic "nonsense".'],
  ['help constructor', 'Unknown command or topic "constructor".'],
  ['contract check --reporter toString', 'Unknown reporter "toString".'],
  ['completion powershell', 'Allowed choices are bash, zsh, fish.'],
])('%s is a usage error that says what to do', async (line, sentence) => {
  const { code, stdout, stderr } = await runCli(words(line))
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(stderr.replaceAll('\n', ' ')).toContain(sentence)
})

test.each(['--json', '--fields=name', '--query=name'])(
  'with %s a usage error is one line of JSON, and stdout stays empty',
  async flag => {
    const { code, stdout, stderr } = await runCli(['categoreis', flag])
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'usage',
        message: "Unknown command 'categoreis'",
        hint: 'Did you mean categories?',
        retryable: false,
        exitCode: EXIT.usage,
      },
    })
  },
)

test.each([
  ['not a web address', 'http//127.0.0.1'],
  ['not http', 'ftp://127.0.0.1'],
  ['one with a password', 'http://a:b@127.0.0.1'],
])('an upstream address that is %s is an invalid configuration, and not repeated', async (_, address) => {
  const { code, stderr } = await runCli(['categories'], { env: { WALLART_UPSTREAM_URL: address } })
  expect(code).toBe(EXIT.configuration)
  expect(stderr).toBe('WALLART_UPSTREAM_URL is not an HTTP URL. Use e.g. http://127.0.0.1:4000.\n')
})

test('a brand that is named twice is one', async () => {
  const env = { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' }
  expect((await runCli(words('categories --site art,Art'), { env })).code).toBe(EXIT.unreachable)
})

test('an upstream that is not there is said in one line with what helps', async () => {
  const { code, stdout, stderr } = await runCli(['categories'], {
    env: { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' },
  })
  expect({ code, stdout }).toEqual({ code: EXIT.unreachable, stdout: '' })
  expect(stderr).toBe(
    'get-token could not reach http://127.0.0.1:9 (refused). The address is that of WALLART_UPSTREAM_URL. Ask: cli doctor\n',
  )
})

test.each(['--help', 'categories --help', 'help categories', 'help', 'env show --help', 'help env use'])(
  '%s shows help on stdout and is no failure',
  async line => {
    const { code, stdout, stderr } = await runCli(words(line))
    expect({ code, stderr }).toEqual({ code: EXIT.ok, stderr: '' })
    expect(stdout).toContain('Usage: cli')
  },
)

test('without a command the help is on stderr and the line was wrong', async () => {
  const { code, stdout, stderr } = await runCli([])
  expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' })
  expect(stderr).toContain('order-status')
})

test.each(TOPICS)('the help knows the topic %s, in lines that fit a terminal', async topic => {
  const { code, stdout } = await runCli(['help', topic])
  expect(code).toBe(EXIT.ok)
  expect(stdout.length).toBeGreaterThan(200)
  expect(stdout.split('\n').filter(line => line.length > 80)).toEqual([])
})

test('an unknown topic is answered with those that the help lists', async () => {
  const { stderr } = await runCli(['help', 'nope'])
  expect(stderr).toBe(`Unknown command or topic "nope". Available: ${TOPICS.join(', ')}.\n`)
})

test.each(['', 'contract', 'env', ...commandEntries(program).map(({ name }) => name.replace(/^cli /, ''))])(
  'the help of "%s" fits a terminal of 80 columns',
  async name => {
    for (const called of ['cli', 'wallart'] as const) {
      const { stdout } = await runCli([...words(name), '--help'], { program: called })
      const [help = ''] = stdout.split('\nExamples:')
      expect(help.split('\n').filter(line => line.length > 80)).toEqual([])
    }
  },
)

test('the help names every exit code', async () => {
  const { stdout } = await runCli(['help', 'exit-codes'])
  const named = [...stdout.matchAll(/^ *(\d+) {2}\S/gm)].map(([, code]) => Number(code))
  expect(named).toEqual(Object.values(EXIT))
})

test.each(['contract', 'env'])('the help of %s opens with its commands, too', async name => {
  const { stdout } = await runCli([name, '--help'])
  const titles = [...stdout.matchAll(/^([A-Z][\w ]+):(?: |$)/gm)].map(([, title]) => title)
  expect(titles.slice(0, 4)).toEqual(['Usage', 'Commands', 'Options', 'Global flags'])
})

test('the help opens with the commands', async () => {
  const { stdout } = await runCli(['--help'])
  const headings = [...stdout.matchAll(/^(\w.*):$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual([
    'Shop commands',
    'Contract commands',
    'CLI commands',
    'Global flags',
    'Options',
    'Examples',
  ])
})

test.each([
  '--help',
  'help',
  ...TOPICS.map(topic => `help ${topic}`),
  ...commandEntries(program).map(({ name }) => `${name.replace(/^cli /, '')} --help`),
  'categories',
  'search',
  'search -i',
  'categories --env nowhere',
  'categories --query hits[',
  'contract check nothing',
  'contract explain nothing',
  'contract check --from-har none.har',
  'contract replay none',
])('%s calls the program by the name that it was called by', async line => {
  const { stdout, stderr } = await runCli(words(line), {
    program: 'wallart',
    env: { WALLART_UPSTREAM_URL: 'http://127.0.0.1:9' },
  })
  const text = `${stdout}${stderr}`
  expect(text).not.toBe('')
  expect(text.replaceAll('--fields cli', '')).not.toMatch(/\bcli\b(?!\.1|\/)/)
  expect(text.split('\n').filter(each => line.startsWith('help ') && each.length > 80)).toEqual([])
})
