import type { Command } from 'commander'
import { EXIT_MEANINGS } from '../shell/exit-codes.ts'
import { VERSION } from '../version.ts'
import { commandEntries, globalFlags, type CommandEntry, type Term } from './command-tree.ts'
import { topics } from './topics.ts'

export function manPage(program: Command): string {
  const names = program.name() === 'cli' ? 'cli, wallart' : 'wallart, cli'
  return [
    `.TH ${program.name().toUpperCase()} 1 "" "wallart ${VERSION}" "User Commands"`,
    '.SH NAME',
    String.raw`${names} \- ${escapeRoff(program.description())}`,
    '.SH SYNOPSIS',
    `.B ${program.name()}`,
    String.raw`.RI [ flags ] " command " [ arguments ]`,
    '.SH COMMANDS',
    ...commandEntries(program).flatMap(commandLines),
    '.SH GLOBAL FLAGS',
    ...globalFlags(program).flatMap(termLines),
    '.SH EXIT STATUS',
    ...EXIT_MEANINGS.flatMap(([code, text]) => termLines({ name: String(code), text })),
    ...topics(program.name())
      .filter(([title]) => title !== 'Exit codes')
      .flatMap(topicLines),
    '',
  ].join('\n')
}

function topicLines([title, text]: readonly [title: string, text: string]): readonly string[] {
  return [`.SH ${title.toUpperCase()}`, '.nf', ...text.split('\n').map(escapeRoff), '.fi']
}

function commandLines({ synopsis, summary, inputs, flags, examples }: CommandEntry): readonly string[] {
  return [
    `.SS ${escapeRoff(synopsis)}`,
    `${escapeRoff(summary)}.`,
    ...[...inputs, ...flags].flatMap(termLines),
    '.PP',
    'Examples:',
    '.PP',
    '.RS',
    '.nf',
    ...examples.map(escapeRoff),
    '.fi',
    '.RE',
  ]
}

function termLines({ name, text }: Term): readonly string[] {
  return ['.TP', `.B ${escapeRoff(name)}`, escapeRoff(text)]
}

// Leading dots and quotes are roff requests; a bare dash becomes a hyphen.
function escapeRoff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/, String.raw`\&`)
}
