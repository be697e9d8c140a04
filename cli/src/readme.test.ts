import { existsSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import type { Command } from 'commander'
import { createProgram } from './program.ts'
import { createShell } from './shell/shell.ts'
import { topicTexts } from './text/topics.ts'

const README = new URL('../README.md', import.meta.url)
const readme = readFileSync(README, 'utf8')
const [, section = ''] = readme.split('## Compared with gh, hurl and schemathesis')
const table = section.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter(line => /^\| \w/.test(line))

const PROOFS: Readonly<Record<string, string>> = {
  'exit codes': 'src/shell/exit-codes.test.ts',
  'broken apart from not testable': 'src/commands/contract/verdicts.slow.test.ts',
  'choice of fields in JSON': 'src/commands/examples.test.ts',
  'source of the contract': 'contract/src/checks/check-response.ts',
  'generated input': 'contract/src/probes/plans.ts',
  'drift from earlier responses': 'src/commands/contract/baselines.test.ts',
  'expiry of accepted failures': 'src/commands/contract.test.ts',
  reports: 'contract/src/report/reporters.test.ts',
  'whole run again without the network': 'src/commands/contract/nightly.slow.test.ts',
  'parts on several machines': 'src/commands/contract/wider-checks.slow.test.ts',
  'secrets and personal data in records': 'contract/src/recording/mask-exchange.test.ts',
  'clean-up of what was written': 'contract/src/run/whole-runs.slow.test.ts',
  'retries of a request': 'contract/src/exchange/live-exchanger.ts',
}

const sink = { write: () => true }
const program = createProgram(
  createShell({ stdout: sink, stderr: sink, stdin: () => new PassThrough(), env: {}, cwd: () => '/' }),
)

function isKnown(line: string): boolean {
  const [, ...words] = line.split(' ')
  let command: Command = program
  for (const word of words) command = command.commands.find(each => each.name() === word) ?? command
  const flags = new Set([...program.options, ...command.options].map(({ long }) => long))
  const isTopic =
    command.name() !== 'help' || words.every(word => word === 'help' || word in topicTexts('cli'))
  return isTopic && command !== program && words.every(word => !word.startsWith('--') || flags.has(word))
}

test('what the table of the README says of this program is held by a test or code', () => {
  const named = rows
    .map(row => row.split('|')[1]?.trim() ?? '')
    .filter(name => name !== 'TLS options, proxies')
  expect(named).toEqual(Object.keys(PROOFS))
  expect(Object.values(PROOFS).filter(path => !existsSync(new URL(path, README)))).toEqual([])
})

test('it names commands that the package has, and no file that it has not', () => {
  const commands = rows.map(row => /`(cli [^`]+)`/.exec(row.split('|')[2] ?? '')?.[1])
  expect(commands.filter(command => command !== undefined && !isKnown(command))).toEqual([])
  expect(rows.filter((_, at) => commands[at] === undefined)).toEqual([expect.stringContaining('TLS options')])
  expect(table).not.toMatch(/`(src|contract)\//)
})
