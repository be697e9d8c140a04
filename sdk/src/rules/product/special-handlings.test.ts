import { handlingByName, specialHandlings } from './special-handlings.ts'

const own = { name: 'frame', mouldingName: 'Oak' }
const services = [
  { upi: 'S1', specialHandling: { name: ' Mount ' } },
  { upi: 'S2', specialHandling: { name: 'FRAME', mouldingName: 'Ash' } },
]

test('a product has its own handling before those of its services (OPT-37)', () => {
  expect(specialHandlings({ specialHandling: own, services })).toEqual([
    own,
    { name: ' Mount ' },
    { name: 'FRAME', mouldingName: 'Ash' },
  ])
  expect(specialHandlings({ services })).toHaveLength(2)
  expect(specialHandlings({ specialHandling: own })).toEqual([own])
  expect(specialHandlings({})).toEqual([])
})

test('a handling is found by its name in any case (C-19)', () => {
  expect(handlingByName({ specialHandling: own, services }, 'frame')).toBe(own)
  expect(handlingByName({ services }, 'frame')).toEqual({ name: 'FRAME', mouldingName: 'Ash' })
  expect(handlingByName({ services }, 'mount')).toEqual({ name: ' Mount ' })
  expect(handlingByName({ services }, 'laminate')).toBeUndefined()
})
