import { transformSync } from 'esbuild'
import { runInNewContext } from 'node:vm'
import { instrument } from './instrument.mjs'

const changes = (source: string) =>
  instrument('rule.ts', source, 1).mutants.map(
    ({ original, mutant }) => `${original} → ${mutant || 'nothing'}`,
  )

test.each([
  ['const a = b < 2', ['2 → 3', '2 → 1', 'b < 2 → b <= 2', 'b < 2 → b >= 2']],
  ['const a = b === c', ['b === c → b !== c']],
  ['const a = b && c', ['b && c → b || c', 'b && c → b', 'b && c → c']],
  ['const a = b ?? c', ['b ?? c → b', 'b ?? c → c']],
  ['const a = (b + c) * d', ['b + c → b - c', '(b + c) * d → (b + c) / d']],
  ["const a = b + 'x'", ["'x' → ''"]],
  ['const a = !b', ['!b → b']],
  ["const a: 'x' | '' = ''", ["'' → 'mutant'"]],
  ['const a = [true] as const', ['true → false', '[true] → []']],
  ['const a = b?.c?.[d]', ['b?.c?.[d] → b.c?.[d]', 'b?.c?.[d] → b?.c[d]']],
  ['const a = b.trim()', ['b.trim() → b']],
  ['const a = b.some(c)', ['b.some(c) → b.every(c)']],
  ['const a = b ? c : d', ['b → true', 'b → false']],
  ['const a = (b: number) => b', ['b → undefined']],
  ['function f() { return b }', ['b → undefined']],
  ['b.push(c)', ['b.push(c) → nothing']],
  ["import { b } from 'c'\nconst a = { 1: b, 'd-e': /x+/ }\nexport { a }", []],
])('%j can change in so many ways', (source, expected) => {
  expect(changes(source)).toEqual(expected)
})

const RULE = `
const LIMIT = 2
function count(list, seen = []) {
  for (const item of list) if (!seen.includes(item?.id)) seen.push(item?.id)
  if (seen.length > LIMIT) return 'many'
  else return seen.length === 0 ? 'none' : \`\${seen.length} of \${list.length}\`
}
answer = [count([]), count([{ id: 1 }, { id: 1 }, undefined]), count([{ id: 1 }, { id: 2 }, { id: 3 }])].join()
`

const answerOf = (code: string, alive: number) =>
  runInNewContext(`let answer\n${transformSync(code, { loader: 'ts' }).code}\nanswer`, {
    __on: (id: number) => id === alive,
  })

test('without a living mutant the module is the original, and each mutant changes it alone', () => {
  const { code, mutants } = instrument('rule.ts', RULE, 1)
  expect(answerOf(code, 0)).toBe('none,2 of 3,many')
  const boundary = mutants.find(({ mutant }) => mutant === 'seen.length >= LIMIT')
  expect(answerOf(code, boundary?.id ?? 0)).toBe('none,many,many')
  expect(boundary).toMatchObject({ at: 5, line: "if (seen.length > LIMIT) return 'many'" })
})

test('numbers go on from the file before', () => {
  expect(instrument('rule.ts', 'const a = 0', 8).mutants.map(({ id }) => id)).toEqual([8])
})
