import { readFileSync } from 'node:fs'
import { generateDocs } from './generate-docs.ts'

test.each(Object.entries(generateDocs()))(
  '%s is what the command tree says; npm run docs writes it',
  (path, text) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(text)
  },
)

test('every command has its place in every document, with its examples', () => {
  for (const [path, text] of Object.entries(generateDocs())) {
    const name = path.endsWith('wallart.1') ? 'wallart' : 'cli'
    expect(text.replaceAll('\\-', '-')).toContain(`${name} contract check [operations...] [flags]`)
    expect(text.replaceAll('\\-', '-')).toContain(`${name} order-status W000000013 --email-file ann.txt`)
  }
})

test('the page of wallart is its own, and never says cli', () => {
  const page = generateDocs()['cli/man/wallart.1'] ?? ''
  expect(page).toMatch(/^\.TH WALLART 1 /)
  const text = page
    .replaceAll('\\-', '-')
    .replace(/^\.SH NAME\n.*$/m, '')
    .replaceAll('--fields cli', '')
  expect(text).not.toMatch(/\bcli\b(?!\.1|\/)/)
})
