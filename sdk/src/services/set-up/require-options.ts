import { callable, requireArguments } from '../../http/require-arguments.ts'

/** Programs without types can leave out an option; `client.search()` is what one of them must be able to do. */
export function requireOptions(caller: string, options: unknown, names: readonly string[]): void {
  requireArguments(caller, Object.fromEntries(names.map(name => [name, valueAt(options, name)])))
}

function valueAt(options: unknown, name: string): unknown {
  const path = name.replace('()', '').split('.')
  const value = path.reduce((owner, part) => Object(owner)[part], options)
  return name.endsWith('()') ? callable(value) : value
}
