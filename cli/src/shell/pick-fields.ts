import { Failure } from './failure.ts'
import { closestMatch } from './closest-match.ts'

export type JsonDocument = Readonly<Record<string, unknown>> & { readonly schemaVersion: number }

export function checkFields(fields: readonly string[], validFields: readonly string[]): void {
  const unknownField = fields.find(name => !validFields.includes(name))
  if (unknownField === undefined) return
  const suggestion = closestMatch(unknownField, validFields)
  throw new Failure('usage', `Unknown field "${unknownField}"`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : 'Run --fields without a value to list them.',
  })
}

/** Picks fields by path; applies to each entry of a list. */
export function pickFields(document: JsonDocument, paths: readonly string[]): unknown {
  return pickNested(document, paths)
}

function pickNested(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(each => pickNested(each, paths))
  if (typeof value !== 'object' || value === null) return value
  const heads = new Set(paths.map(path => path.split('.')[0]))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => heads.has(name))
      .map(([name, nested]) => [
        name,
        paths.includes(name) ? nested : pickNested(nested, childPaths(paths, name)),
      ]),
  )
}

function childPaths(paths: readonly string[], head: string): readonly string[] {
  return paths.filter(path => path.startsWith(`${head}.`)).map(path => path.slice(head.length + 1))
}
