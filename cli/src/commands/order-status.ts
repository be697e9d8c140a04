import type { Command } from 'commander'
import { ORDER_FIELDS } from '../output/fields.ts'
import { answer } from '../shell/answer.ts'
import { printFieldList } from '../shell/present.ts'
import { settingsOf } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly email?: string
  readonly emailStdin?: boolean
  readonly emailFile?: string
  readonly rawStatus?: boolean
}

const EXAMPLES = [
  'cli order-status W000000013 --email-file ann.txt',
  'cli order-status W000000013 --email-stdin < ann.txt',
  'cli order-status W000000013 --email-file ann.txt --json --fields status.text,trackingNumber',
  'cli order-status W000000023 --site allposters --email-file bob.txt --raw-status',
]

/** cli order-status: a guest's order, as the storefront shows it. */
export function orderStatusCommand(program: Command, shell: Shell): void {
  withExamples(program.command('order-status'), EXAMPLES)
    .description('Show where an order is; asks for its e-mail address on a terminal')
    .argument('<number>', 'order number, as W000000013')
    .option('--email-file <path>', 'file with the e-mail address; - is stdin')
    .option('--email-stdin', 'read the e-mail address from stdin')
    .option('--email <address>', 'the e-mail address; everybody on this machine can see it')
    .option('--raw-status', 'print the status alone, as the order service says it')
    .action(async (number: string, options: Options, command: Command) => {
      const settings = settingsOf(shell, command)
      if (printFieldList(shell, settings, ORDER_FIELDS)) return
      const { readEmail } = await import('./order-status/read-email.ts')
      const { checkedQuestion, readOrder } = await import('../output/order.ts')
      const { sayMaintenance } = await import('./order-status/say-maintenance.ts')
      shell.secrets.hide(number, 2)
      const question = checkedQuestion({
        orderNumber: number,
        email: await readEmail(shell, settings, options),
      })
      sayMaintenance(shell, settings)
      const { orderLines } = await import('../text/order-lines.ts')
      await answer(shell, options.rawStatus ? { ...settings, wantsView: false } : settings, {
        what: 'Asking for the order',
        fields: ORDER_FIELDS,
        read: connection => readOrder(connection, question),
        lines: async (order, paint) => (options.rawStatus ? [order.status.text] : orderLines(order, paint)),
        view: async (order, columns) => (await import('../views/order-card.tsx')).drawOrder(order, columns),
      })
    })
}
