import type { Argument, Command, Option } from 'commander'
import { SITES, SORT_OPTIONS } from '@wallart/sdk'
import { PLANS } from '@wallart/contract/probes/plans.ts'
import { REPORTERS } from '@wallart/contract/report/reporters.ts'
import { topicTexts } from '../../text/topics.ts'

const OPERATIONS = PLANS.map(({ operation }) => operation.id)

const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--site': Object.values(SITES).map(({ id }) => id.toLowerCase()),
  '--locale': unique(Object.values(SITES).flatMap(({ l10n }) => l10n.supportedLocales.map(({ id }) => id))),
  '--service': unique(PLANS.map(({ operation }) => operation.service)),
  '--sort': SORT_OPTIONS.map(({ id }) => id),
  '--reporter': Object.keys(REPORTERS),
}

/** Stands for the names that the program lists when Tab is pressed. */
export const ENVIRONMENTS = '{environments}'

/** Stands for the filters that the shop has when Tab is pressed. */
export const FILTERS = '{filters}'

/** Whether the name of an argument, or an option with its value, is that of a file or a folder. */
export function isFile(text: string): boolean {
  return /\b(file|folder|path|before|after)>?$/.test(text)
}

export function takesValue({ required, optional }: Option): boolean {
  return required || optional
}

export function optionValues({ long, argChoices }: Option): readonly string[] {
  if (long === '--env') return [ENVIRONMENTS]
  if (long === '--filter') return [FILTERS]
  return argChoices ?? VALUES[long ?? ''] ?? []
}

export function argumentValues(argument: Argument, program: Command): readonly string[] {
  if (argument.name() === 'environment') return [ENVIRONMENTS]
  if (argument.name() === 'subject')
    return unique([...program.commands.map(each => each.name()), ...Object.keys(topicTexts(program.name()))])
  return argument.argChoices ?? (/^operations?$/.test(argument.name()) ? OPERATIONS : [])
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
}
