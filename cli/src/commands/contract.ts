import type { Command } from 'commander'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'
import { addCheckFlags, type CheckFlags } from './contract/check-flags.ts'

export function contractCommand(program: Command, shell: Shell): void {
  const contract = program.command('contract').description("Check the services against the shop's contracts")

  withExamples(contract.command('list'), [
    'contract list',
    'contract list --service commerce',
    'contract list --json',
  ])
    .description('List the operations with their probes, baseline date and last result')
    .option('--service <name>', 'only operations of this service')
    .action(async (options: { readonly service?: string }, command: Command) => {
      const { listContracts } = await import('./contract/actions.ts')
      await listContracts(shell, readSettings(shell, command), options.service)
    })

  addCheckFlags(
    withExamples(contract.command('check'), [
      'contract check',
      "contract check 'get-*' --site art,allposters",
      'contract check look-up-guest-order --reporter md',
    ]),
  )
    .description('Call the services and validate their responses; read-only by default')
    .argument('[operations...]', "operation ids, e.g. get-basket or 'get-*' (default: all)")
    .action(async (names: readonly string[], flags: CheckFlags, command: Command) => {
      const { checkContracts } = await import('./contract/actions.ts')
      await checkContracts(shell, readSettings(shell, command), names, flags)
    })

  addCheckFlags(
    withExamples(contract.command('record'), [
      'contract record --baseline shapes',
      'contract record search-listing --baseline shapes',
      'contract record --site art,allposters --baseline shapes',
    ]),
  )
    .description('Record the response shapes, without values, as the baseline')
    .argument('[operations...]', "operation ids, e.g. get-basket or 'get-*' (default: all)")
    .action(async (names: readonly string[], flags: CheckFlags, command: Command) => {
      const { recordContracts } = await import('./contract/actions.ts')
      await recordContracts(shell, readSettings(shell, command), names, flags)
    })

  withExamples(contract.command('diff'), [
    'contract diff shapes shapes',
    'contract diff shapes shapes --json',
    'contract diff shapes shapes --plain',
  ])
    .description('Compare two baselines, without the network')
    .argument('<before>', 'baseline folder')
    .argument('<after>', 'baseline folder to compare with')
    .action(async (before: string, after: string, _options, command: Command) => {
      const { diffContracts } = await import('./contract/actions.ts')
      await diffContracts(shell, readSettings(shell, command), before, after)
    })

  addCheckFlags(
    withExamples(contract.command('replay'), [
      'contract replay last-run',
      'contract replay last-run search-listing',
      'contract replay last-run --reporter tap',
    ]),
  )
    .description('Check a recorded run again, without the network')
    .argument('<folder>', 'folder written by check --record')
    .argument('[operations...]', "operation ids, e.g. get-basket or 'get-*' (default: all)")
    .action(async (folder: string, names: readonly string[], flags: CheckFlags, command: Command) => {
      const { checkContracts } = await import('./contract/actions.ts')
      await checkContracts(shell, readSettings(shell, command), names, { ...flags, replay: folder })
    })

  withExamples(contract.command('explain'), [
    'contract explain get-product-group',
    'contract explain search-listing/a-term@art',
    'contract explain get-basket --json',
  ])
    .description('Show what the shop reads of a response, which pages use it and how it is probed')
    .argument('<operation>', 'operation id, or a case id from a report')
    .action(async (id: string, _options, command: Command) => {
      const { explainContract } = await import('./contract/actions.ts')
      await explainContract(shell, readSettings(shell, command), id)
    })

  addCheckFlags(
    withExamples(contract.command('doctor'), [
      'contract doctor',
      'contract doctor --site allposters',
      'contract doctor --json',
    ]),
  )
    .option('--leftovers', 'also list what checks left behind in the account')
    .description('Check whether this environment can be tested, and what is missing')
    .action(async (flags: CheckFlags, command: Command) => {
      const { diagnoseContracts } = await import('./contract/actions.ts')
      await diagnoseContracts(shell, readSettings(shell, command), flags)
    })
}
