import type { Command, Option } from 'commander'
import { examplesOf } from '../shell/with-examples.ts'

export interface Term {
  readonly name: string
  readonly text: string
}

export interface CommandEntry {
  /** e.g. `cli env show`. */
  readonly name: string
  readonly synopsis: string
  readonly summary: string
  readonly inputs: readonly Term[]
  readonly flags: readonly Term[]
  readonly examples: readonly string[]
}

export function commandEntries(program: Command): readonly CommandEntry[] {
  return program.commands.flatMap(command => entriesBelow(command, program.name(), program.name()))
}

export function globalFlags(program: Command): readonly Term[] {
  return program.options.map(flagTerm)
}

function entriesBelow(command: Command, parentName: string, program: string): readonly CommandEntry[] {
  const name = `${parentName} ${command.name()}`
  if (command.commands.length > 0) return command.commands.flatMap(each => entriesBelow(each, name, program))
  const inputs = command.registeredArguments.map(argument => {
    const { required, variadic } = argument
    const word = argument.name() + (variadic ? '...' : '')
    return { name: required ? `<${word}>` : `[${word}]`, text: argument.description }
  })
  const hasFlags = command.options.length > 0
  return [
    {
      name,
      synopsis: [name, ...inputs.map(each => each.name), ...(hasFlags ? ['[flags]'] : [])].join(' '),
      summary: command.description(),
      inputs,
      flags: command.options.map(flagTerm),
      examples: examplesOf(command).map(line => `${program} ${line}`),
    },
  ]
}

function flagTerm({ flags, description, argChoices, defaultValue }: Option): Term {
  const notes = [
    ...(argChoices ? [`one of ${argChoices.join(', ')}`] : []),
    ...(isShownDefault(defaultValue) ? [`default: ${String(defaultValue)}`] : []),
  ]
  return { name: flags, text: notes.length > 0 ? `${description} (${notes.join('; ')})` : description }
}

function isShownDefault(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
