import type { Argument, Option } from 'commander'
import { SITES, SORT_OPTIONS } from '@wallart/sdk'
import { PLANS } from '@wallart/contract/probes/plans.ts'
import { REPORTERS } from '@wallart/contract/report/reporters.ts'

const OPERATIONS = PLANS.map(({ operation }) => operation.id)

const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--site': Object.values(SITES).map(({ id }) => id.toLowerCase()),
  '--locale': unique(Object.values(SITES).flatMap(({ l10n }) => l10n.supportedLocales.map(({ id }) => id))),
  '--service': unique(PLANS.map(({ operation }) => operation.service)),
  '--sort': SORT_OPTIONS.map(({ id }) => id),
  '--reporter': Object.keys(REPORTERS),
}

export function optionValues({ long, argChoices }: Option): readonly string[] {
  return argChoices ?? VALUES[long ?? ''] ?? []
}

export function argumentValues(argument: Argument): readonly string[] {
  return argument.argChoices ?? (/^operations?$/.test(argument.name()) ? OPERATIONS : [])
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
}
