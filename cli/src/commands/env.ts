import type { Command } from 'commander'
import { ENVIRONMENTS_FIELDS, ENVIRONMENT_FIELDS } from '../output/fields.ts'
import { present } from '../shell/present.ts'
import { settingsOf } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

/** cli env: the environments, and which one is asked. */
export function envCommand(program: Command, shell: Shell): void {
  const env = program.command('env').description('Show and choose the environment that is asked')

  withExamples(env.command('list'), [
    'cli env list',
    'cli env list --json',
    'cli env list --fields environments.name',
  ])
    .description('List the environments')
    .action(async (_options, command: Command) => {
      const settings = settingsOf(shell, command)
      const { listedEnvironments } = await import('../output/environments.ts')
      const { environmentLines } = await import('../text/environment-lines.ts')
      await present(shell, settings, listedEnvironments(shell, settings), {
        fields: ENVIRONMENTS_FIELDS,
        lines: async document => environmentLines(document),
        view: async document => environmentLines(document, settings.paint).join('\n'),
      })
    })

  withExamples(env.command('show'), ['cli env show', 'cli env show local --explain', 'cli env show --json'])
    .description('Show an environment: where its services are and what may be done there')
    .argument('[name]', 'the one in use unless told otherwise')
    .option('--explain', 'say where each value comes from')
    .action(async (name: string | undefined, options: { readonly explain?: boolean }, command: Command) => {
      const settings = settingsOf(shell, command)
      const { shownEnvironment } = await import('../output/environments.ts')
      const { shownLines } = await import('../text/environment-lines.ts')
      const document = shownEnvironment(shell, { env: name ?? settings.env })
      const lines = () => shownLines(document, options.explain === true)
      await present(shell, settings, document, {
        fields: ENVIRONMENT_FIELDS,
        lines: async () => lines(),
        view: async () => lines().join('\n'),
      })
    })

  withExamples(env.command('use'), [
    'cli env use local',
    'cli env use staging',
    'cli env use local --project',
  ])
    .description('Choose the environment for the commands to come')
    .argument('<name>', 'its name')
    .option('--project', "for this folder, instead of for this user's every folder")
    .action(async (name: string, options: { readonly project?: boolean }, command: Command) => {
      const settings = settingsOf(shell, command)
      const { useEnvironment } = await import('../shell/use-environment.ts')
      const path = useEnvironment(shell, name, options.project === true)
      if (!settings.quiet) shell.err.line(`${name} is used from now on (${path}).`)
    })
}
