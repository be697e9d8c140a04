import { render, screen } from '@testing-library/react'
import { Progress } from './progress.tsx'

test('progress has a name and says how far it is', () => {
  render(<Progress label="Upload" value={64} text="64%" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload' })
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([64, 100, '64%'])
})

test('without a known value it claims no progress', () => {
  render(<Progress label="Preparing" />)
  expect(screen.getByRole('progressbar', { name: 'Preparing' }).hasAttribute('value')).toBe(false)
})
