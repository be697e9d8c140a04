import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { mockBrowser } from '../testing/mock-browser.ts'
import { Swatches } from './swatches.tsx'

beforeAll(() => mockBrowser())

const COLOURS = [
  { value: 'black', label: 'Black, $49.99', face: null },
  { value: 'oak', label: 'Oak, $59.99', face: null, refusal: 'sold out' },
  { value: 'gold', label: 'Gold, $69.99', face: null },
]

function Frame({ hidesRefused = false }: { readonly hidesRefused?: boolean }) {
  const [value, choose] = useState('black')
  return (
    <Swatches label="Frame" swatches={COLOURS} value={value} onChoose={choose} hidesRefused={hidesRefused} />
  )
}

const chosen = () => screen.getByRole('radio', { checked: true })

test('a group of radio buttons, each with its name and price (A-09)', () => {
  render(<Frame />)
  expect(screen.getByRole('radiogroup', { name: /^Frame/ })).toBeTruthy()
  expect(chosen()).toBe(screen.getByRole('radio', { name: 'Black, $49.99' }))
})

test('what cannot be had says why, can be reached, and is not chosen (GUI-08, A-09)', async () => {
  render(<Frame />)
  const oak = screen.getByRole('radio', { name: 'Oak, $59.99, sold out' })
  expect(oak.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(oak)
  expect(document.activeElement).toBe(oak)
  expect(chosen()).toBe(screen.getByRole('radio', { name: /^Black/ }))
})

test('the arrow keys walk around and choose (GUI-07)', async () => {
  render(<Frame hidesRefused />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe(screen.getByRole('radio', { name: /^Gold/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe(screen.getByRole('radio', { name: /^Black/ }))
})

test('what cannot be had may be left out (GUI-10)', () => {
  render(<Frame hidesRefused />)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test.each(['square', 'circle', 'pill'] as const)('a swatch may be a %s (GUI-06)', shape => {
  render(<Swatches label="Frame" swatches={COLOURS} value="black" onChoose={() => {}} shape={shape} />)
  expect(chosen().closest('label')?.className).toContain(shape)
})
