import type { Command } from 'commander'
import { ORDER_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { printFieldList } from '../shell/print.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly email?: string
  readonly emailStdin?: boolean
  readonly emailFile?: string
  readonly rawStatus?: boolean
}

const EXAMPLES = [
  'order-status W000000013 --email-file ann.txt',
  'order-status W000000013 --email-stdin < ann.txt',
  'order-status W000000013 --email-file ann.txt --json --fields status.text,trackingNumber',
  'order-status W000000023 --site allposters --email-file bob.txt --raw-status',
]

export function orderStatusCommand(program: Command, shell: Shell): void {
  withExamples(program.command('order-status'), EXAMPLES)
    .description('Show the status of an order; prompts for its e-mail address on a terminal')
    .argument('<number>', 'order number, e.g. W000000013')
    .option('--email-file <path>', 'file with the e-mail address; - is stdin')
    .option('--email-stdin', 'read the e-mail address from stdin')
    .option('--email <address>', 'the e-mail address; visible to other users of this machine')
    .option('--raw-status', 'print only the status, as returned by the order service')
    .action(async (number: string, options: Options, command: Command) => {
      const settings = readSettings(shell, command)
      if (printFieldList(shell, settings, ORDER_FIELDS)) return
      const { readEmail } = await import('./order-status/read-email.ts')
      const { validateOrderQuery, readOrder } = await import('../output/order.ts')
      const { warnMaintenance } = await import('./order-status/warn-maintenance.ts')
      const { readEnvironment } = await import('../shell/environment.ts')
      const { requireTrust } = await import('../shell/trust.ts')
      shell.secrets.hide(number, 2)
      // With the number and the address anyone may look it up.
      requireTrust(shell, readEnvironment(shell, settings), 'The order')
      const query = validateOrderQuery({
        orderNumber: number,
        email: await readEmail(shell, settings, options),
      })
      warnMaintenance(shell, settings)
      const { orderLines } = await import('../text/order-lines.ts')
      await runQuery(shell, options.rawStatus ? { ...settings, wantsView: false } : settings, {
        progressText: 'Loading the order',
        fields: ORDER_FIELDS,
        read: connection => readOrder(connection, query),
        lines: async (order, paint) => (options.rawStatus ? [order.status.text] : orderLines(order, paint)),
        view: async (order, columns) => (await import('../views/order-card.tsx')).drawOrder(order, columns),
      })
    })
}
