import type { FilterRemoval } from './filter-removal.ts'
import { bestRemoval, removalMessage } from './filter-removal.ts'

const removal = (label: string, total: number): FilterRemoval => ({
  chip: { attributeId: 'color', value: label.toLowerCase(), label },
  total,
})

test('when filters are too narrow the removal that gives most is proposed (UX-02)', () => {
  const removals = [removal('Red', 3), removal('Blue', 214), removal('Large', 214), removal('Green', 0)]
  expect(bestRemoval(removals)).toEqual(removal('Blue', 214))
})

test('a removal that gives one product is proposed (UX-02)', () => {
  expect(bestRemoval([removal('Red', 0), removal('Blue', 1)])).toEqual(removal('Blue', 1))
})

test.each([[[]], [[removal('Red', 0)]]])('when no removal helps none is proposed: %j (UX-02)', removals => {
  expect(bestRemoval(removals)).toBeUndefined()
})

test.each([
  [214, 'Remove Blue: 214 results'],
  [1, 'Remove Blue: 1 result'],
])('the proposal says what %p products cost (UX-02)', (total, message) => {
  expect(removalMessage(removal('Blue', total))).toEqual({
    code: 'list.remove-filter',
    message,
    values: { label: 'Blue', total },
  })
})
