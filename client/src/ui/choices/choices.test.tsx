import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Choices } from './choices.tsx'

const SIZES = ['small', 'middle', 'large']

const choicesOf = (chosen: string, refused?: string, intend?: (id: string) => void) =>
  SIZES.map(id => ({
    id,
    href: `#${id}`,
    isChosen: id === chosen,
    isRefused: id === refused,
    face: id === refused ? `${id} Out of stock` : id,
    onIntent: () => intend?.(id),
  }))

/** Chooses by address, as the shop does: a click on a link is a choice. */
function Sizes({ refused, panel }: { readonly refused?: string; readonly panel?: string }) {
  const [chosen, choose] = useState('small')
  return (
    <div
      onClickCapture={event => {
        event.preventDefault()
        const hash = event.target instanceof Element ? event.target.closest('a')?.hash : undefined
        if (hash) choose(hash.slice(1))
      }}
    >
      <Choices label="Size" look="pills" choices={choicesOf(chosen, refused)} {...(panel && { panel })} />
    </div>
  )
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent

test('with scripts they are radio buttons of which Tab reaches the chosen one (A-09)', () => {
  render(<Sizes />)
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy()
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

test.each([
  ['{ArrowRight}', 'middle'],
  ['{ArrowDown}{ArrowDown}', 'large'],
  ['{ArrowLeft}', 'large'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'small'],
  ['{End}{ArrowUp}', 'middle'],
  ['{End}{Home}', 'small'],
])('the keys %s choose %s and take the focus there (GUI-07, A-09)', async (keys, size) => {
  render(<Sizes />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(chosen()).toBe(size)
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }))
})

test('what cannot be had is reached, says why and is not chosen (GUI-08, A-09)', async () => {
  render(<Sizes refused="middle" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  const middle = screen.getByRole('radio', { name: 'middle Out of stock' })
  expect(document.activeElement).toBe(middle)
  expect(middle.getAttribute('aria-disabled')).toBe('true')
  expect(chosen()).toBe('small')
  await userEvent.keyboard(' ')
  expect(chosen()).toBe('small')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('large')
})

const staying = (event: { preventDefault(): void }) => event.preventDefault()

test('what is pressed is chosen before its address is reached, and only until that says otherwise', async () => {
  const sizes = (choices = choicesOf('small')) => (
    <div onClickCapture={staying}>
      <Choices label="Size" look="pills" choices={choices} />
    </div>
  )
  const { rerender } = render(sizes())
  await userEvent.click(screen.getByRole('radio', { name: 'large' }))
  expect(chosen()).toBe('large')
  rerender(sizes(choicesOf('middle')))
  expect(chosen()).toBe('middle')
})

test('what is opened elsewhere changes nothing here', () => {
  render(
    <div onClickCapture={staying}>
      <Choices label="Size" look="pills" choices={choicesOf('small')} />
    </div>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'large' }), { ctrlKey: true })
  expect(chosen()).toBe('small')
})

test('choices that change a panel are tabs', () => {
  render(<Sizes panel="sizes" />)
  expect(screen.getByRole('tablist', { name: 'Size' })).toBeTruthy()
  const tab = screen.getByRole('tab', { selected: true })
  expect([tab.id, tab.getAttribute('aria-controls')]).toEqual(['sizes-tab', 'sizes'])
})

test('pointing at a choice or focusing it announces it', async () => {
  const intended: string[] = []
  render(
    <Choices
      label="Size"
      look="rows"
      choices={choicesOf('small', undefined, id => void intended.push(id))}
    />,
  )
  await userEvent.hover(screen.getByRole('radio', { name: 'large' }))
  await userEvent.tab()
  expect(intended).toEqual(['large', 'small'])
})
