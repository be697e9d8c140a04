import { render, screen } from '@testing-library/react'
import { withFakeTimers, advanceTime } from '../testing/fake-timers.ts'
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
  withFakeTimers(() => {
    const { container, rerender } = render(<Waiting isLoading />)
    advanceTime(149)
    expect(container.textContent).toBe('nothing')
    advanceTime(1)
    expect(container.textContent).toBe('loading')
    rerender(<Waiting isLoading={false} />)
    advanceTime(299)
    expect(container.textContent).toBe('loading')
    advanceTime(1)
    expect(container.textContent).toBe('nothing')
    rerender(<Waiting isLoading />)
    advanceTime(100)
    rerender(<Waiting isLoading={false} />)
    advanceTime(1000)
    expect(container.textContent).toBe('nothing')
  }),
)
