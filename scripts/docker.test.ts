import { ignored, instructions, variables } from './workspace/dockerfile.mjs'

test('instructions have flags, a rest and the exec form; lines continue', () => {
  const text = [
    '# why',
    'FROM node:24 AS build',
    'COPY --from=a --chown=b:c x \\',
    '  y z/',
    'CMD ["node", "a.mjs"]',
  ]
  expect(instructions(text.join('\n'))).toEqual([
    { word: 'FROM', flags: {}, rest: 'node:24 AS build', list: undefined },
    { word: 'COPY', flags: { from: 'a', chown: 'b:c' }, rest: 'x y z/', list: undefined },
    { word: 'CMD', flags: {}, rest: '["node", "a.mjs"]', list: ['node', 'a.mjs'] },
  ])
})

test('ENV names several variables', () => {
  expect(variables('A=1 B="two words" C=/data')).toEqual({ A: '1', B: 'two words', C: '/data' })
})

test.each([
  ['node_modules/ky/index.js', true],
  ['sdk/node_modules/ky', true],
  ['build', true],
  ['scripts/build/build.mjs', false],
  ['sdk/src/a.test.ts', true],
  ['sdk/src/a.ts', false],
  ['notes.log', true],
  ['keep.log', false],
])('the context leaves %s out: %s', (path, isOut) => {
  expect(ignored('build\n**/node_modules\n**/*.test.ts\n**/*.log\n!keep.log\n')(path)).toBe(isOut)
})
