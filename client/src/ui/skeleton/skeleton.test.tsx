import { render, screen } from '@testing-library/react'
import { inFakeTime, pass } from '../testing/fake-time.ts'
import { Loading, TileSkeleton } from './skeleton.tsx'
import { useDelayed } from './use-delayed.ts'

test('what is on its way is said once; its shapes are silent (A-14)', () => {
  const { container } = render(
    <Loading label="Loading products">
      <TileSkeleton />
    </Loading>,
  )
  expect(screen.getByText('Loading products').closest('[aria-busy="true"]')).toBeTruthy()
  expect(container.querySelectorAll('[data-shape]:not([aria-hidden])')).toHaveLength(0)
})

function Waiting({ isLoading }: { readonly isLoading: boolean }) {
  return useDelayed(isLoading) ? 'loading' : 'nothing'
}

test(
  'a short wait shows nothing, and what shows stays for 300 ms',
  inFakeTime(() => {
    const { container, rerender } = render(<Waiting isLoading />)
    pass(149)
    expect(container.textContent).toBe('nothing')
    pass(1)
    expect(container.textContent).toBe('loading')
    rerender(<Waiting isLoading={false} />)
    pass(299)
    expect(container.textContent).toBe('loading')
    pass(1)
    expect(container.textContent).toBe('nothing')
    rerender(<Waiting isLoading />)
    pass(100)
    rerender(<Waiting isLoading={false} />)
    pass(1000)
    expect(container.textContent).toBe('nothing')
  }),
)
