import type { Command } from 'commander'

/** The words that can follow a command. */
interface CompletionPoint {
  /** The command's words, as env show; empty for the program. */
  readonly path: string
  readonly words: readonly Word[]
}

interface Word {
  readonly word: string
  readonly description: string
}

/** The script that a shell reads, made of the command tree; it asks nobody when it runs. */
export function completionScript(program: Command, shell: string): string {
  const places = placesOf(program, '', flagsOf(program))
  if (shell === 'fish') return fishScript(places)
  return shell === 'zsh'
    ? `#compdef cli wallart\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(places)}`
    : bashScript(places)
}

function placesOf(command: Command, path: string, shared: readonly Word[]): readonly CompletionPoint[] {
  const below = command.commands.map(each => ({ word: each.name(), description: each.description() }))
  const own = path ? flagsOf(command) : []
  return [
    { path, words: [...below, ...own, ...shared] },
    ...command.commands.flatMap(each => placesOf(each, `${path} ${each.name()}`.trim(), shared)),
  ]
}

function flagsOf(command: Command): readonly Word[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .map(({ long, short, description }) => ({ word: long ?? short ?? '', description }))
}

function bashScript(places: readonly CompletionPoint[]): string {
  const cases = places.map(
    ({ path, words }) => `    "${path}") words="${words.map(({ word }) => word).join(' ')}" ;;`,
  )
  const paths = places.map(({ path }) => `"${path}"`).join('|')
  return `_wallart() {
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
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _wallart cli wallart
`
}

function fishScript(places: readonly CompletionPoint[]): string {
  const lines = places.flatMap(({ path, words }) =>
    words.map(({ word, description }) => {
      const what = word.startsWith('--')
        ? `-l ${word.slice(2)}`
        : word.startsWith('-')
          ? `-s ${word.slice(1)}`
          : `-f -a ${word}`
      return `complete -c wallart -n ${quoted(conditionOf(path, places))} ${what} -d ${quoted(description)}`
    }),
  )
  return `${lines.join('\n')}\ncomplete -c cli -w wallart\n`
}

function conditionOf(path: string, places: readonly CompletionPoint[]): string {
  if (!path) return '__fish_use_subcommand'
  const seen = path.split(' ').map(word => `__fish_seen_subcommand_from ${word}`)
  const below = places
    .filter(each => each.path.startsWith(`${path} `))
    .map(each => each.path.slice(path.length + 1))
  const not = below.length > 0 ? [`not __fish_seen_subcommand_from ${below.join(' ')}`] : []
  return [...seen, ...not].join('; and ')
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
