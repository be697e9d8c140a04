import { render, screen } from '@testing-library/react'
import { Picture } from './picture.tsx'

const files = { avif: 'a.avif 80w', webp: 'a.webp 80w', jpg: 'a.jpg 80w', src: 'a.jpg' }
const picture = { files, sizes: '50vw', width: 480, height: 600, alt: 'Quiet Ridge' }

test('the best format comes first, every file with its widths, and the place is kept', () => {
  const { container } = render(<Picture {...picture} />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map(source => [source.type, source.srcset, source.sizes])).toEqual([
    ['image/avif', 'a.avif 80w', '50vw'],
    ['image/webp', 'a.webp 80w', '50vw'],
  ])
  const image = screen.getByRole('img', { name: 'Quiet Ridge' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '600'])
})

test.each([
  [undefined, 'lazy', null],
  ['eager', 'eager', null],
  ['first', 'eager', 'high'],
] as const)('a picture that is %p is loaded %s with %s priority', (urgency, loading, priority) => {
  render(<Picture {...picture} {...(urgency && { urgency })} />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, priority])
})
