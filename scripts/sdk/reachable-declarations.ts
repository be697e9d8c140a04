import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SPECIFIER = /\b(?:from|import)[\s(]+(["'])(?<module>[^"'\n]+)\1/g

/** What a declaration file imports or passes on: files by their relative path, packages by their name. */
export function importSpecifiers(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(({ groups }) => groups?.['module'] ?? [])
}

/** The given declaration files and every other one that a compiler reads because of them. */
export function reachableDeclarations(entries: readonly string[]): readonly string[] {
  const reached = new Set(entries)
  // A set that grows while it is walked through is walked through to its new end.
  for (const file of reached)
    for (const module of importSpecifiers(file))
      if (module.startsWith('.')) reached.add(join(dirname(file), module.replace(/\.[jt]s$/, '.d.ts')))
  return [...reached]
}
