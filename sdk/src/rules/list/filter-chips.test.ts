import type { Filter } from '../../model/listing.ts'
import { filterChips } from './filter-chips.ts'

const filter = (attributeId: string, labels: Readonly<Record<string, string>>): Filter => ({
  attributeId,
  label: attributeId,
  values: Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    displayUrl: '/',
    selected: false,
  })),
  rootName: '',
  rootDisplayUrl: '',
  rootResourceUrl: '',
  selected: false,
})

const OFFERED = [
  filter('size', { s: 'Small', l: 'Large' }),
  filter('color', { red: 'Red', blue: 'Blue', s: 'Silver' }),
]

test('chips come in the order of the list, with its labels (PLP-32, UX-03)', () => {
  const selected = [
    { attributeId: 'color', values: ['blue', 'red'] },
    { attributeId: 'size', values: ['s'] },
  ]
  expect(filterChips(OFFERED, selected)).toEqual([
    { attributeId: 'size', value: 's', label: 'Small' },
    { attributeId: 'color', value: 'red', label: 'Red' },
    { attributeId: 'color', value: 'blue', label: 'Blue' },
  ])
})

test('a chosen value that the list no longer offers can still be removed (PLP-32, PLP-34)', () => {
  const selected = [
    { attributeId: 'color', values: ['l', 'pink'] },
    { attributeId: 'room', values: ['s'] },
    { attributeId: 'size', values: ['l', 'xl'] },
  ]
  expect(filterChips(OFFERED, selected)).toEqual([
    { attributeId: 'size', value: 'l', label: 'Large' },
    { attributeId: 'color', value: 'l', label: 'l' },
    { attributeId: 'color', value: 'pink', label: 'pink' },
    { attributeId: 'room', value: 's', label: 's' },
    { attributeId: 'size', value: 'xl', label: 'xl' },
  ])
})

test('without chosen filters there are no chips (PLP-32)', () => {
  expect(filterChips(OFFERED, [])).toEqual([])
})
