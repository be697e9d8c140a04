import type { Finish } from '../../model/finish.ts'
import { finishTitle } from './finish-title.ts'

test.each<[Finish, string, string]>([
  [{ type: 'print', tier: 'none' }, 'finish.print', 'Print'],
  [{ type: 'poster', tier: 'none' }, 'finish.poster', 'Poster'],
  [{ type: 'mount', tier: 'none' }, 'finish.mount', 'Wood Mount'],
  [{ type: 'stretched-canvas', tier: 'none' }, 'finish.stretched-canvas', 'Stretched Canvas'],
  [{ type: 'framed-canvas', tier: 'none', moulding: 'Oak' }, 'finish.framed-canvas', 'Framed Canvas'],
  [{ type: 'laminate', tier: 'none' }, 'finish.laminate', 'Laminate'],
  [{ type: 'frame', tier: 'value' }, 'finish.frame', 'Frame'],
])('%j is called by its finish (ATC-19, OPT-18)', (finish, code, message) => {
  expect(finishTitle(finish)).toEqual({ code, message })
})

test('a frame bears the name of its moulding (ATC-19, OPT-18)', () => {
  expect(finishTitle({ type: 'frame', tier: 'classic', moulding: 'Black' })).toEqual({
    code: 'finish.moulding-frame',
    message: 'Black Frame',
    values: { moulding: 'Black' },
  })
})
