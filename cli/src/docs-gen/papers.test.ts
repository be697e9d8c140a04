import { readFileSync } from 'node:fs'
import { papers } from './papers.ts'

test.each(Object.entries(papers()))(
  '%s is what the command tree says; npm run papers writes it',
  (path, text) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)

test('every command has its place in both papers, with its examples', () => {
  for (const text of Object.values(papers())) {
    expect(text.replaceAll('\\-', '-')).toContain('cli contract check [operations...] [flags]')
    expect(text.replaceAll('\\-', '-')).toContain('cli order-status W000000013 --email-file ann.txt')
  }
})
