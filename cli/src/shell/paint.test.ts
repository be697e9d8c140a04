import { readVariables } from './config.ts'
import { usesColour, createPaint } from './paint.ts'

test.each([
  [true, {}, undefined, true],
  [false, {}, undefined, false],
  [true, { NO_COLOR: '1' }, undefined, false],
  [true, { NO_COLOR: '' }, undefined, true],
  [true, { TERM: 'dumb' }, undefined, false],
  [true, { FORCE_COLOR: '0' }, undefined, false],
  [false, { FORCE_COLOR: '1' }, undefined, true],
  [false, { CLICOLOR_FORCE: '1' }, undefined, true],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, undefined, false],
  [false, { NO_COLOR: '1' }, true, true],
  [true, { FORCE_COLOR: '1' }, false, false],
])('terminal %p, variables %j, flag %p: painted %p', (isTerminal, env, flag, expected) => {
  expect(usesColour(isTerminal, readVariables(env), flag)).toBe(expected)
})

test('forced colour also applies off a terminal', () => {
  expect(createPaint(true)('x', 'red')).toBe('\u001b[31mx\u001b[39m')
  expect(createPaint(false)('x', 'red')).toBe('x')
})
