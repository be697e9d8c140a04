import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'

/** A document of a command: one of a known shape, which schemaVersion names. */
export type Document = Readonly<Record<string, unknown>> & { readonly schemaVersion: number }

/** Refuses a field that the documents of a command never have. */
export function checkFields(wanted: readonly string[], known: readonly string[]): void {
  const strange = wanted.find(name => !known.includes(name))
  if (strange === undefined) return
  const meant = nearest(strange, known)
  throw new Failure('usage', `There is no field "${strange}"`, {
    hint: meant ? `Did you mean ${meant}?` : 'Say --fields alone to list them.',
  })
}

/** Only the wanted fields of a document, each as a path; of a list, of each of its entries. */
export function pickFields(document: Document, paths: readonly string[]): unknown {
  return picked(document, paths)
}

function picked(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(each => picked(each, paths))
  if (typeof value !== 'object' || value === null) return value
  const heads = new Set(paths.map(path => path.split('.')[0]))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => heads.has(name))
      .map(([name, below]) => [name, paths.includes(name) ? below : picked(below, restsOf(paths, name))]),
  )
}

function restsOf(paths: readonly string[], head: string): readonly string[] {
  return paths.filter(path => path.startsWith(`${head}.`)).map(path => path.slice(head.length + 1))
}
