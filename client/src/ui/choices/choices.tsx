import {
  useState,
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { classes } from '../classes.ts'
import { useHydrated } from '../use-hydrated.ts'
import { nextChoiceIndex } from './next-choice-index.ts'
import styles from './choices.module.css'

export interface Choice {
  readonly id: string
  readonly href: string
  readonly isChosen: boolean
  readonly isRefused?: boolean
  /** What it says: words, with a colour or a picture where it has one, and why it cannot be had. */
  readonly face: ReactNode
  readonly onIntent?: () => void
}

export interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly look: 'tabs' | 'pills' | 'cards' | 'rows'
  /** The id of the panel that tabs change; without one the choices are not tabs. */
  readonly panel?: string
}

export function Choices({ label, choices, look, panel }: ChoicesProps) {
  const isHydrated = useHydrated()
  const [pressed, setPressed] = useState<PressedChoice>()
  // What is pressed is chosen before the page has made of it all that follows.
  const isChosen = ({ id, isChosen: isSelected }: Choice) =>
    pressed?.among === choices ? id === pressed.id : isSelected
  const tabStop = choices.find(isChosen) ?? choices[0]
  const groupRole = panel === undefined ? 'radiogroup' : 'tablist'
  const handleClick = (choice: Choice) => (event: MouseEvent) => {
    if (isPlainClick(event)) setPressed({ id: choice.id, among: choices })
  }
  return (
    <div
      className={classes(styles.choices, styles[look])}
      role={isHydrated ? groupRole : 'group'}
      aria-label={label}
      {...(isHydrated && { onKeyDown: handleArrowKeys })}
    >
      {choices.map(choice => (
        <a
          key={choice.id}
          className={classes(
            styles.choice,
            isChosen(choice) && styles.chosen,
            choice.isRefused && styles.refused,
          )}
          data-choice=""
          {...(choice.isRefused ? { 'aria-disabled': true } : { href: choice.href, 'data-replace': '' })}
          {...(isHydrated
            ? widgetAttributes(isChosen(choice), choice === tabStop, panel)
            : linkAttributes(choice, panel))}
          {...(isHydrated && !choice.isRefused && { onClick: handleClick(choice) })}
          onPointerEnter={choice.onIntent}
          onFocus={choice.onIntent}
        >
          {choice.face}
        </a>
      ))}
    </div>
  )
}

interface PressedChoice {
  readonly id: string
  readonly among: readonly Choice[]
}

// With these keys a link opens elsewhere, and here nothing changes.
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement>

function linkAttributes({ isChosen, isRefused }: Choice, panel: string | undefined): Attributes {
  return {
    ...(isRefused && { role: 'link', tabIndex: 0 }),
    ...(isChosen && { 'aria-current': true, ...(panel !== undefined && { id: `${panel}-tab` }) }),
  }
}

function widgetAttributes(isChosen: boolean, isTabStop: boolean, panel: string | undefined): Attributes {
  const tabIndex = isTabStop ? 0 : -1
  if (panel === undefined) return { role: 'radio', tabIndex, 'aria-checked': isChosen }
  return {
    role: 'tab',
    tabIndex,
    'aria-selected': isChosen,
    ...(isChosen && { id: `${panel}-tab`, 'aria-controls': panel }),
  }
}

function handleArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')]
  const from = all.findIndex(choice => choice === document.activeElement)
  const to = from < 0 ? undefined : nextChoiceIndex(event.key, from, all.length)
  const choice = to === undefined ? undefined : all[to]
  if (!choice) return
  event.preventDefault()
  choice.focus()
  choice.click()
}
