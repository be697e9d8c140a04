import type { Command } from 'commander'
import { argumentValues, ENVIRONMENTS, optionValues } from './values.ts'

interface CompletionPoint {
  /** e.g. `env show`; empty for the program. */
  readonly path: string
  readonly words: readonly CompletionWord[]
}

interface CompletionWord {
  readonly word: string
  readonly description: string
  /** What may follow an option. */
  readonly values?: readonly string[]
}

export function completionScript(program: Command, shell: string): string {
  const points = completionPoints(program, program, '')
  if (shell === 'fish') return fishScript(points)
  return shell === 'zsh'
    ? `#compdef cli wallart\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(points)}`
    : bashScript(points)
}

function completionPoints(program: Command, command: Command, path: string): readonly CompletionPoint[] {
  const subcommands = command.commands.map(each => ({ word: each.name(), description: each.description() }))
  const own = path ? flagWords(command) : []
  return [
    { path, words: [...subcommands, ...argumentWords(program, command), ...own, ...flagWords(program)] },
    ...command.commands.flatMap(each => completionPoints(program, each, `${path} ${each.name()}`.trim())),
  ]
}

function argumentWords(program: Command, command: Command): readonly CompletionWord[] {
  return command.registeredArguments.flatMap(argument =>
    argumentValues(argument, program).map(word => ({ word, description: argument.description })),
  )
}

function flagWords(command: Command): readonly CompletionWord[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .map(option => ({
      word: option.long ?? option.short ?? '',
      description: option.description,
      values: optionValues(option),
    }))
}

// Each prints the first word of every line of the list, after its mark.
const BASH_ENVIRONMENTS = `$("\${COMP_WORDS[0]}" env list --plain 2>/dev/null | sed 's/^[* ]*//;s/ .*//')`
const FISH_ENVIRONMENTS = String.raw`(wallart env list --plain 2>/dev/null | string match -r "[\w-]+")`

function bashScript(points: readonly CompletionPoint[]): string {
  const cases = points.map(
    ({ path, words }) => `    "${path}") words="${words.map(({ word }) => word).join(' ')}" ;;`,
  )
  const options = new Map(points.flatMap(({ words }) => words).map(({ word, values = [] }) => [word, values]))
  const valueCases = [...options].flatMap(([option, values]) =>
    values.length > 0 ? [`    ${option}) words="${values.join(' ')}" ;;`] : [],
  )
  const paths = points.map(({ path }) => `"${path}"`).join('|')
  const script = `_wallart() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      -*) ;;
      *) case "\${path:+$path }$word" in
        ${paths}) path="\${path:+$path }$word" ;;
      esac ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${valueCases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _wallart cli wallart
`
  return script.replaceAll(ENVIRONMENTS, () => BASH_ENVIRONMENTS)
}

function fishScript(points: readonly CompletionPoint[]): string {
  const lines = points.flatMap(({ path, words }) =>
    words.map(({ word, description, values = [] }) => {
      const option = word.startsWith('--')
        ? `-l ${word.slice(2)}${values.length > 0 ? ` -x -a ${shellQuote(values.join(' '))}` : ''}`
        : word.startsWith('-')
          ? `-s ${word.slice(1)}`
          : `-f -a ${shellQuote(word)}`
      return `complete -c wallart -n ${shellQuote(fishCondition(path, points))} ${option} -d ${shellQuote(description)}`
    }),
  )
  return `${lines.join('\n')}\ncomplete -c cli -w wallart\n`.replaceAll(ENVIRONMENTS, () => FISH_ENVIRONMENTS)
}

function fishCondition(path: string, points: readonly CompletionPoint[]): string {
  if (!path) return '__fish_use_subcommand'
  const conditions = path.split(' ').map(word => `__fish_seen_subcommand_from ${word}`)
  const below = points
    .filter(each => each.path.startsWith(`${path} `))
    .map(each => each.path.slice(path.length + 1))
  const not = below.length > 0 ? [`not __fish_seen_subcommand_from ${below.join(' ')}`] : []
  return [...conditions, ...not].join('; and ')
}

function shellQuote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
