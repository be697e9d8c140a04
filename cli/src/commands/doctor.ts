import type { Command } from 'commander'
import { HEALTH_FIELDS } from '../output/fields.ts'
import { printFieldList, print } from '../shell/print.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withSpinner } from '../shell/with-spinner.ts'
import { withExamples } from '../shell/with-examples.ts'

const EXAMPLES = ['doctor', 'doctor --site allposters', 'doctor --json --fields services.name,services.ms']

export function doctorCommand(program: Command, shell: Shell): void {
  withExamples(program.command('doctor'), EXAMPLES)
    .description('Check this machine, the environment and its services')
    .action(async (_options, command: Command) => {
      const settings = readSettings(shell, command)
      if (printFieldList(shell, settings, HEALTH_FIELDS)) return
      const { readHealth } = await import('../output/health.ts')
      const health = await withSpinner(shell, settings, 'Checking every service', readHealth(shell, settings))
      await print(shell, settings, health, {
        fields: HEALTH_FIELDS,
        lines: async document => (await import('../text/health-lines.ts')).healthLines(document),
        view: async (document, columns) =>
          (await import('../views/health-table.tsx')).drawHealth(document, columns),
      })
      const { healthFailure } = await import('./doctor/health-failure.ts')
      const result = healthFailure(health, shell)
      if (result) throw result
    })
}
