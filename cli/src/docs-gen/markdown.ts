import type { Command } from 'commander'
import { commandEntries, globalFlags, type CommandEntry, type Term } from './command-tree.ts'
import { topics } from './topics.ts'

const HEAD = `# The command line

Generated from the command tree by \`npm run docs\`; a test fails when it is stale. Every example is run as a test.
How it is installed and set up is in [cli/README.md](../cli/README.md).
`

export function markdownReference(program: Command): string {
  const commands = commandEntries(program)
  return [
    HEAD,
    commands
      .map(({ name, summary }) => `- [\`${name}\`](#${name.replaceAll(' ', '-')}): ${summary}`)
      .join('\n'),
    '',
    ...commands.map(commandSection),
    '## Global flags\n',
    termTable('Flag', globalFlags(program)),
    ...topics(program.name()).map(([name, text]) => `## ${name}\n\n\`\`\`text\n${text}\n\`\`\`\n`),
  ].join('\n')
}

function commandSection({ name, synopsis, summary, inputs, flags, examples }: CommandEntry): string {
  return [
    `## ${name}\n`,
    `${summary}.\n`,
    `\`\`\`sh\n${synopsis}\n\`\`\`\n`,
    ...(inputs.length > 0 ? [termTable('Argument', inputs)] : []),
    ...(flags.length > 0 ? [termTable('Flag', flags)] : []),
    `\`\`\`sh\n${examples.join('\n')}\n\`\`\`\n`,
  ].join('\n')
}

function termTable(title: string, terms: readonly Term[]): string {
  const rows = terms.map(({ name, text }) => `| \`${escapeCell(name)}\` | ${escapeCell(text)} |`)
  return [`| ${title} | |`, '|---|---|', ...rows, ''].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`)
}
