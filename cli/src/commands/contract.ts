import type { Command } from 'commander'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'
import { addCheckFlags, type CheckFlags } from './contract/check-flags.ts'

/** cli contract: whether the services still answer as the shop needs it. */
export function contractCommand(program: Command, shell: Shell): void {
  const contract = program
    .command('contract')
    .description('Check whether the services still answer as the shop needs it')

  withExamples(contract.command('list'), [
    'cli contract list',
    'cli contract list --service commerce',
    'cli contract list --json',
  ])
    .description('List the operations, their questions and the day of their baseline')
    .option('--service <name>', 'only those of one service')
    .action(async (options: { readonly service?: string }, command: Command) => {
      const { listContracts } = await import('./contract/actions.ts')
      await listContracts(shell, readSettings(shell, command), options.service)
    })

  addCheckFlags(
    withExamples(contract.command('check'), [
      'cli contract check',
      "cli contract check 'get-*' --site art,allposters",
      'cli contract check look-up-guest-order --reporter md',
    ]),
  )
    .description('Ask the services and compare what they answer; reads only unless told otherwise')
    .argument('[operations...]', 'ids, with stars; all of them unless told otherwise')
    .action(async (names: readonly string[], flags: CheckFlags, command: Command) => {
      const { checkContracts } = await import('./contract/actions.ts')
      await checkContracts(shell, readSettings(shell, command), names, flags)
    })

  addCheckFlags(
    withExamples(contract.command('record'), [
      'cli contract record --baseline shapes',
      'cli contract record search-listing --baseline shapes',
      'cli contract record --site art,allposters --baseline shapes',
    ]),
  )
    .description('Record the shapes of the answers, without any value, as the baseline')
    .argument('[operations...]', 'ids, with stars; all of them unless told otherwise')
    .action(async (names: readonly string[], flags: CheckFlags, command: Command) => {
      const { recordContracts } = await import('./contract/actions.ts')
      await recordContracts(shell, readSettings(shell, command), names, flags)
    })

  withExamples(contract.command('diff'), [
    'cli contract diff shapes shapes',
    'cli contract diff shapes shapes --json',
    'cli contract diff shapes shapes --plain',
  ])
    .description('Compare two baselines, without the network')
    .argument('<before>', 'a folder of shapes')
    .argument('<after>', 'another one')
    .action(async (before: string, after: string, _options, command: Command) => {
      const { diffContracts } = await import('./contract/actions.ts')
      await diffContracts(shell, readSettings(shell, command), before, after)
    })

  addCheckFlags(
    withExamples(contract.command('replay'), [
      'cli contract replay last-run',
      'cli contract replay last-run search-listing',
      'cli contract replay last-run --reporter tap',
    ]),
  )
    .description('Check a recorded run once more, without the network')
    .argument('<folder>', 'where check --record has put it')
    .argument('[operations...]', 'ids, with stars; all of them unless told otherwise')
    .action(async (folder: string, names: readonly string[], flags: CheckFlags, command: Command) => {
      const { checkContracts } = await import('./contract/actions.ts')
      await checkContracts(shell, readSettings(shell, command), names, { ...flags, replay: folder })
    })

  withExamples(contract.command('explain'), [
    'cli contract explain get-product-group',
    'cli contract explain search-listing/a-term@art',
    'cli contract explain get-basket --json',
  ])
    .description('Say what the shop reads of an answer, who uses it and what is asked')
    .argument('<operation>', 'an id, or the id of a case in a report')
    .action(async (id: string, _options, command: Command) => {
      const { explainContract } = await import('./contract/actions.ts')
      await explainContract(shell, readSettings(shell, command), id)
    })

  addCheckFlags(
    withExamples(contract.command('doctor'), [
      'cli contract doctor',
      'cli contract doctor --site allposters',
      'cli contract doctor --json',
    ]),
  )
    .option('--leftovers', 'also say what checks have left behind in the account')
    .description('Say whether this environment can be tested at all, and what is missing')
    .action(async (flags: CheckFlags, command: Command) => {
      const { diagnoseContracts } = await import('./contract/actions.ts')
      await diagnoseContracts(shell, readSettings(shell, command), flags)
    })
}
