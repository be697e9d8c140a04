import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Command } from 'commander'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createProgram } from '../program.ts'
import { createShell } from '../shell/shell.ts'
import { createCliRunner } from '../testing/run-cli.ts'

const sink = { write: () => true }
const program = createProgram(
  createShell({ stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }),
)

function commandsBelow(command: Command, path = ''): readonly (readonly [string, Command])[] {
  return command.commands.flatMap(each => {
    const name = `${path} ${each.name()}`.trim()
    return each.commands.length > 0 ? commandsBelow(each, name) : [[name, each] as const]
  })
}

// The examples of cli contract are slow and run in contract.slow.test.ts.
const COMMANDS = commandsBelow(program).filter(([name]) => !name.startsWith('contract'))

function helpExamples(command: Command): readonly string[] {
  let help = ''
  command.configureOutput({ writeOut: text => void (help += text) }).outputHelp()
  return [...help.matchAll(/^ {2}\$ cli (.*)$/gm)].map(([, line = '']) => line)
}

const EXAMPLES = COMMANDS.flatMap(([, command]) => helpExamples(command)).filter(
  line => !line.includes(' -i'),
)

let upstream: OpenUpstream
let folder: string
const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
  folder = mkdtempSync(join(tmpdir(), 'wallart-examples-'))
  writeFileSync(join(folder, 'ann.txt'), 'ann@example.com\n')
  writeFileSync(join(folder, 'bob.txt'), 'bob@example.com\n')
  const staging = { url: upstream.url }
  writeFileSync(join(folder, '.wallart.json'), JSON.stringify({ environments: { staging } }))
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await upstream.close()
})

test.each(EXAMPLES)('the example "cli %s" works', async line => {
  const [before = ''] = line.split(/ [|>] /)
  const [own = '', file] = before.split(' < ')
  const { code, stdout, stderr } = await cli(own, {
    cwd: folder,
    env: { XDG_CONFIG_HOME: folder },
    stdin: file ? readFileSync(join(folder, file), 'utf8') : '',
  })
  expect({ code, stderr }).toEqual({ code: 0, stderr: /^env (use|trust)/.test(own) ? stderr : '' })
  const isJson = own.includes('--json') || own.includes('--fields')
  expect(() => (isJson ? JSON.parse(stdout) : stdout)).not.toThrow()
})

test.each(COMMANDS)('%s has three examples or more', (_, command) => {
  expect(helpExamples(command).length).toBeGreaterThanOrEqual(3)
})

test.each(COMMANDS)('%s is explained in the README', name => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\`cli ${name}`)
})

test.each(['bash', 'zsh', 'fish'])('%s completes every command and flag', async shell => {
  const { stdout } = await cli(`completion ${shell}`)
  for (const [name, command] of COMMANDS)
    for (const word of [...name.split(' '), ...command.options.map(({ long }) => long ?? '')])
      expect(stdout).toContain(word.replace(/^--/, ''))
})

const words = {
  '--mode': 'negative',
  '--site': 'allposters',
  '-s': 'allposters',
  '--reporter': 'junit',
  '--service': 'bizapi',
}

test.each(Object.entries(words))('bash completes the value of %s', async (option, value) => {
  const { stdout } = await cli('completion bash')
  const line = `cli contract check ${option} ${value.slice(0, 3)}`
  expect(completed(stdout, line.split(' '))).toEqual([value])
})

test('bash completes the ids of operations', async () => {
  const { stdout } = await cli('completion bash')
  expect(completed(stdout, ['cli', 'contract', 'explain', 'get-rat'])).toEqual(['get-ratings'])
})

test.each([
  ['cli help prod', ['product']],
  ['cli help exit', ['exit-codes']],
  ['cli env use st', ['staging']],
  ['cli env trust st', ['staging']],
  ['cli env show ', ['local', 'staging']],
  ['cli env show --ex', ['--explain']],
  ['cli search ', ['']],
  ['cli recs A42 --site = a', ['art', 'allposters'].toSorted()],
  ['cli recs A42 --site =', ['art', 'allposters'].toSorted()],
  ['cli recs --site=al', ['--site=allposters']],
  ['cli search --limit ', ['']],
  ['wallart product A42 --env s', ['staging']],
])('bash completes "%s"', async (line, expected) => {
  const { stdout: script } = await cli('completion bash')
  const { stdout: list } = await cli('env list', { cwd: folder })
  const found = completed(`cli() { printf '%s' '${list}'; }; wallart() { cli; }\n${script}`, line.split(' '))
  expect(found.toSorted()).toEqual(expected)
})

test.each([
  ['cli search --filter s', ['size:small', 'size:large', 'style:vintage']],
  ['cli search --filter size : ', ['small', 'large']],
  ['cli search --filter size :', ['small', 'large']],
  ['cli search --filter = size : l', ['large']],
  ['cli search --filter size:l', ['size:large']],
  ['cli search --filter=size:l', ['--filter=size:large']],
])('bash completes "%s" with the filters that the shop has', async (line, expected) => {
  const { stdout: script } = await cli('completion bash')
  const filters = '["size:small","size:large","style:vintage","color:red"]'
  expect(completed(`cli() { echo '${filters}'; }\n${script}`, line.split(' '))).toEqual(expected)
})

test('the filters are those that the search of the shop lists', async () => {
  const { stdout: script } = await cli('completion bash')
  const [, query = ''] = /search (--category root .*) 2>\/dev\/null/.exec(script) ?? []
  const { code, stdout } = await cli(['search', ...query.replaceAll('"', '').split(' ')])
  expect(code).toBe(0)
  const filters: readonly string[] = JSON.parse(stdout)
  expect(filters).toContain('color:red')
  expect(filters.filter(each => !/^[\w-]+:[\w-]+$/.test(each))).toEqual([])
  expect((await cli('completion fish')).stdout).toMatch(/ -l filter -x -a '\(wallart search --category root /)
})

const ZSH = ['/usr/bin/zsh', '/bin/zsh'].find(existsSync)
if (!ZSH) process.stdout.write('zsh is not installed, so its completion is left out.\n')
const describeWithZsh = ZSH ? describe : describe.skip

describeWithZsh('zsh', () => {
  test.each([
    ['contract ch', 'check'],
    ['search --sort pri', 'price-low-to-high'],
    ['contract explain get-rat', 'get-ratings'],
  ])('offers what bash does: wallart %s', async (typed, expected) => {
    const { stdout: script } = await cli('completion zsh')
    const line = ['wallart', ...typed.split(' ')]
    const run = [
      'autoload -U compinit && compinit -u -D',
      script,
      // As zsh calls the functions of bash.
      'complete_now() { emulate -L sh; setopt kshglob noshglob braceexpand; _wallart; printf "%s\\n" "${COMPREPLY[@]}" }',
      `COMP_WORDS=(${line.join(' ')}) COMP_CWORD=${line.length - 1}; complete_now`,
    ].join('\n')
    const { stdout, stderr } = spawnSync(ZSH ?? '', ['-f', '-c', run], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout.split('\n')).toContain(expected)
  })
})

test.each(['--har', '--from-har', '--baseline', '--ignore-file', '--record', '--account-file'])(
  'bash leaves the value of %s to the names of files',
  async option => {
    const { stdout } = await cli('completion bash')
    const keepsFiles = `${stdout}\ncompopt() { echo "compopt $*"; }`
    expect(completed(keepsFiles, ['cli', 'contract', 'check', option, ''])).toEqual([''])
    expect(completed(keepsFiles, ['cli', 'contract', 'check', '--rate', ''])).toEqual(['compopt +o default'])
  },
)

test('fish offers files where a flag or an argument takes one, and nowhere else', async () => {
  const { stdout } = await cli('completion fish')
  expect(stdout).toMatch(/^complete -c wallart -f$/m)
  for (const flag of ['har', 'from-har', 'baseline', 'ignore-file'])
    expect(stdout).toMatch(new RegExp(`seen_subcommand_from check'.* -l ${flag} -r -F `))
  expect(stdout).toMatch(/seen_subcommand_from diff' -F$/m)
})

function completed(script: string, line: readonly string[]): readonly string[] {
  const run = `${script}\nCOMP_WORDS=(${line.map(word => `'${word}'`).join(' ')}); COMP_CWORD=${line.length - 1}; _wallart; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', run], { encoding: 'utf8' }).trim().split('\n')
}
