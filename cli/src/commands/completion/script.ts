import type { Command } from 'commander'
import { argumentValues, ENVIRONMENTS, FILTERS, isFile, optionValues, takesValue } from './values.ts'

interface CompletionPoint {
  /** e.g. `env show`; empty for the program. */
  readonly path: string
  readonly words: readonly CompletionWord[]
  /** An argument is a file or a folder. */
  readonly takesFile: boolean
}

interface CompletionWord {
  readonly word: string
  /** As -e, beside a long word. */
  readonly short?: string | undefined
  readonly description: string
  /** What may follow an option; nothing in particular where it is empty. */
  readonly values?: readonly string[] | undefined
  readonly takesFile?: boolean
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
  const words = [...subcommands, ...argumentWords(program, command), ...own, ...flagWords(program)]
  const takesFile = command.registeredArguments.some(argument => isFile(argument.name()))
  return [
    { path, words, takesFile },
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
      short: option.short,
      description: option.description,
      values: takesValue(option) ? optionValues(option) : undefined,
      takesFile: isFile(option.flags),
    }))
}

// Each prints the first word of every line of the list, after its mark.
const BASH_ENVIRONMENTS = `$("\${COMP_WORDS[0]}" env list --plain 2>/dev/null | sed 's/^[* ]*//;s/ .*//')`
const FISH_ENVIRONMENTS = String.raw`(wallart env list --plain 2>/dev/null | string match -r "[\w-]+")`
const LIST_FILTERS =
  'search --category root --limit 1 --timeout 3s --query "filters[].values[].filter" 2>/dev/null'
const BASH_FILTERS = `$("\${COMP_WORDS[0]}" ${LIST_FILTERS} | tr -d '[]"\n' | tr ',' ' ')`
const FISH_FILTERS = String.raw`(wallart ${LIST_FILTERS} | string match -ar "[\w-]+:[\w-]+")`

function bashScript(points: readonly CompletionPoint[]): string {
  const cases = points.map(({ path, words, takesFile }) => {
    const [flags, others] = [true, false].map(isFlag =>
      words.flatMap(({ word }) => (word.startsWith('-') === isFlag ? [word] : [])).join(' '),
    )
    return `    "${path}") flags="${flags}" words="${others}"${takesFile ? ' files=yes' : ''} ;;`
  })
  const options = new Map(points.flatMap(({ words }) => words).map(each => [each.word, each]))
  const valueCases = [...options.values()].flatMap(({ word, short, values, takesFile }) =>
    values
      ? [
          `    ${short ? `${short}|` : ''}${word}) flags="" words="${values.join(' ')}" files="${takesFile ? 'yes' : ''}" ;;`,
        ]
      : [],
  )
  const paths = points.map(({ path }) => `"${path}"`).join('|')
  // zsh keeps the places of programs in path, and takes only numbers for parts of a list.
  const script = `_wallart() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before at=COMP_CWORD-1
  local chosen="" word words="" flags="" files="" start="" attribute="" values=""
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$word" in
      -*) ;;
      *) case "\${chosen:+$chosen }$word" in
        ${paths}) chosen="\${chosen:+$chosen }$word" ;;
      esac ;;
    esac
  done
  case "$chosen" in
${cases.join('\n')}
  esac
  # bash hands over --site=art and size:small as three words, zsh as one.
  if [ "$current" = ":" ]; then
    attribute="\${COMP_WORDS[at]}" at=COMP_CWORD-2 current=""
  elif [ "\${COMP_WORDS[at]}" = ":" ]; then
    attribute="\${COMP_WORDS[COMP_CWORD-2]}" at=COMP_CWORD-3
  fi
  before="\${COMP_WORDS[at]}"
  case "$current" in
    =) current="" ;;
    --*=*) before="\${current%%=*}" start="\${current%%=*}=" current="\${current#*=}" ;;
    *) if [ "$before" = "=" ]; then before="\${COMP_WORDS[at-1]}"; fi ;;
  esac
  case "$before" in
${valueCases.join('\n')}
  esac
  case "$current" in -*) words="$flags" ;; esac
  if [ -n "$attribute" ]; then
    for word in $words; do case "$word" in "$attribute":*) values="$values \${word#*:}" ;; esac; done
    words="$values"
  fi
  if [ -z "$files" ]; then compopt +o default 2>/dev/null; fi
  COMPREPLY=($(compgen -P "$start" -W "$words" -- "$current"))
}
complete -o default -F _wallart cli wallart
`
  return script.replaceAll(ENVIRONMENTS, () => BASH_ENVIRONMENTS).replaceAll(FILTERS, () => BASH_FILTERS)
}

function fishScript(points: readonly CompletionPoint[]): string {
  const lines = points.flatMap(({ path, words, takesFile }) => {
    const command = `complete -c wallart -n ${shellQuote(fishCondition(path, points))}`
    const option = (each: CompletionWord) => `${command} ${fishWord(each)} -d ${shellQuote(each.description)}`
    return [...words.map(option), ...(takesFile ? [`${command} -F`] : [])]
  })
  return `complete -c wallart -f\n${lines.join('\n')}\ncomplete -c cli -w wallart\n`
    .replaceAll(ENVIRONMENTS, () => FISH_ENVIRONMENTS)
    .replaceAll(FILTERS, () => FISH_FILTERS)
}

function fishWord({ word, short, values, takesFile }: CompletionWord): string {
  if (!word.startsWith('-')) return `-f -a ${shellQuote(word)}`
  const letter = short ? [`-s ${short.slice(1)}`] : []
  const name = [...letter, ...(word.startsWith('--') ? [`-l ${word.slice(2)}`] : [])].join(' ')
  if (!values) return name
  if (takesFile) return `${name} -r -F`
  return `${name} -x${values.length > 0 ? ` -a ${shellQuote(values.join(' '))}` : ''}`
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
