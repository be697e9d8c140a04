import { render, screen } from '@testing-library/react'
import { Badge } from './badge.tsx'

test('a badge says in words what its colour says (A-17)', () => {
  render(<Badge tone="yellow">Sale</Badge>)
  expect(screen.getByText('Sale').dataset['tone']).toBe('yellow')
})
