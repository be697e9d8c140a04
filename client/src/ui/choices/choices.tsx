import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { classes } from '../classes.ts'
import { HiddenText } from '../hidden-text.tsx'
import { useLive } from '../use-live.ts'
import { choiceAfter } from './choice-after.ts'
import styles from './choices.module.css'

/** One thing to choose, and the address under which it is chosen. */
export interface Choice {
  readonly value: string
  readonly href: string
  /** What it says: words, with a colour or a picture where it has one. */
  readonly face: ReactNode
  /** Why it cannot be had; it can still be reached. */
  readonly refusal?: string | undefined
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string | undefined
  readonly look: 'tabs' | 'pills' | 'cards' | 'rows'
  /** Tabs show one panel of several; its id is told here. */
  readonly panel?: string
  /** Somebody is about to choose this. */
  readonly onIntent?: (value: string) => void
}

/** A choice of one among several addresses: links without scripts, with them a group in which the arrow keys walk and choose. */
export function Choices({ label, choices, value, look, panel, onIntent }: ChoicesProps) {
  const isLive = useLive()
  const start = choices.some(choice => choice.value === value) ? value : choices[0]?.value
  const role = panel === undefined ? 'radio' : 'tab'
  const group = panel === undefined ? 'radiogroup' : 'tablist'
  const intend = (event: SyntheticEvent<HTMLElement>) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-value]') : null
    if (choice?.dataset['value']) onIntent?.(choice.dataset['value'])
  }
  return (
    <div
      className={classes(styles.choices, styles[look])}
      role={isLive ? group : 'group'}
      aria-label={label}
      {...(isLive && { onKeyDown: walk })}
      onPointerOver={intend}
      onFocus={intend}
    >
      {choices.map(choice => {
        const isChosen = choice.value === value
        return (
          <a
            key={choice.value}
            className={classes(styles.choice, isChosen && styles.chosen, choice.refusal && styles.refused)}
            data-value={choice.value}
            data-replace=""
            {...(choice.refusal === undefined
              ? { href: choice.href }
              : { 'aria-disabled': true, role: 'link', title: choice.refusal })}
            {...(isLive
              ? {
                  role,
                  tabIndex: choice.value === start ? 0 : -1,
                  [role === 'tab' ? 'aria-selected' : 'aria-checked']: isChosen,
                  ...(panel !== undefined && isChosen && { id: `${panel}-tab`, 'aria-controls': panel }),
                }
              : { tabIndex: 0, 'aria-current': isChosen || undefined })}
          >
            {choice.face}
            {choice.refusal && <HiddenText>, {choice.refusal}</HiddenText>}
          </a>
        )
      })}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-value]')]
  const from = all.findIndex(choice => choice === document.activeElement)
  const to = from < 0 ? undefined : choiceAfter(event.key, from, all.length)
  const choice = to === undefined ? undefined : all[to]
  if (!choice) return
  event.preventDefault()
  choice.focus()
  choice.click()
}
