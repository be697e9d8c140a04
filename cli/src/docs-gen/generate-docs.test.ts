import { readFileSync } from 'node:fs'
import { generateDocs } from './generate-docs.ts'

test.each(Object.entries(generateDocs()))(
  '%s is what the command tree says; npm run docs writes it',
  (path, text) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)

test('every command has its place in both documents, with its examples', () => {
  for (const text of Object.values(generateDocs())) {
    expect(text.replaceAll('\\-', '-')).toContain('cli contract check [operations...] [flags]')
    expect(text.replaceAll('\\-', '-')).toContain('cli order-status W000000013 --email-file ann.txt')
  }
})
