import { BAD_RESPONSES } from './testing/bad-responses.ts'
import { findWrongOutcomes } from './testing/find-wrong-outcomes.ts'

test.each(BAD_RESPONSES.filter(({ name }) => name === 'endless'))(
  '$name: every operation ends as $code within its budget, and nothing leaks',
  async bad => {
    expect(await findWrongOutcomes(bad)).toEqual([])
  },
)
