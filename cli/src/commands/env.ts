import type { Command } from 'commander'
import { ENVIRONMENTS_FIELDS, ENVIRONMENT_FIELDS } from '../output/fields.ts'
import { print } from '../shell/print.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

export function envCommand(program: Command, shell: Shell): void {
  const env = program.command('env').description('Show and select the environment')

  withExamples(env.command('list'), ['env list', 'env list --json', 'env list --fields environments.name'])
    .description('List the environments')
    .action(async (_options, command: Command) => {
      const settings = readSettings(shell, command)
      const { listEnvironments } = await import('../output/environments.ts')
      const { environmentLines } = await import('../text/environment-lines.ts')
      await print(shell, settings, listEnvironments(shell, settings), {
        fields: ENVIRONMENTS_FIELDS,
        lines: async document => environmentLines(document),
        view: async document => environmentLines(document, settings.paint).join('\n'),
      })
    })

  withExamples(env.command('show'), ['env show', 'env show local --explain', 'env show --json'])
    .description('Show an environment: service URLs, client and permissions')
    .argument('[environment]', 'name of the environment (default: the one in use)')
    .option('--explain', 'show where each value comes from')
    .action(async (name: string | undefined, options: { readonly explain?: boolean }, command: Command) => {
      const settings = readSettings(shell, command)
      const { describeEnvironment } = await import('../output/environments.ts')
      const { environmentValueLines } = await import('../text/environment-lines.ts')
      const document = describeEnvironment(shell, { env: name ?? settings.env })
      await print(shell, settings, document, {
        fields: ENVIRONMENT_FIELDS,
        lines: async shown => environmentValueLines(shown, options.explain === true),
      })
    })

  withExamples(env.command('use'), ['env use local', 'env use staging', 'env use local --project'])
    .description('Select the environment to use')
    .argument('<environment>', 'name of the environment')
    .option('--project', 'for this folder only')
    .action(async (name: string, options: { readonly project?: boolean }, command: Command) => {
      const settings = readSettings(shell, command)
      const { selectEnvironment } = await import('../shell/select-environment.ts')
      const path = await selectEnvironment(shell, name, options.project === true)
      if (!settings.quiet) shell.err.line(`${name} is used from now on (${path}).`)
    })

  withExamples(env.command('trust'), [
    'env trust staging',
    'env trust staging --quiet',
    'env trust staging --no-color',
  ])
    .description("Let secrets be sent to the addresses that a project's file has for an environment")
    .argument('<environment>', 'name of the environment')
    .action(async (name: string, _options, command: Command) => {
      const settings = readSettings(shell, command)
      const { trustEnvironment } = await import('../shell/select-environment.ts')
      const { path, origins } = await trustEnvironment(shell, name)
      if (!settings.quiet)
        shell.err.line(`Secrets may be sent to ${origins.join(', ')} from now on (${path}).`)
    })
}
