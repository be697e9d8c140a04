import { readdirSync } from 'node:fs'

export const filesBelow = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => pattern.test(file) && !file.includes('node_modules'))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted()
