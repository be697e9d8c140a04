import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useHiddenUntilFound } from '../use-hidden-until-found.ts'
import { useMedia, WIDE } from '../use-media.ts'
import { nextTabIndex } from './next-tab-index.ts'
import styles from './tabs.module.css'

interface TabItem {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly onSelect?: (id: string) => void
}

export function Tabs({ label, items, onSelect }: TabsProps) {
  const areTabs = useMedia(WIDE)
  const base = useId()
  const [selected, setSelected] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  const select = (index: number) => {
    setClosed(!areTabs && index === selected && !isClosed)
    setSelected(index)
    const chosen = items[index]
    if (chosen && index !== selected) onSelect?.(chosen.id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = areTabs ? nextTabIndex(event.key, selected, items.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    select(next)
    buttons.current[next]?.focus()
  }

  const tabs = items.map(({ id }) => `${base}${id}-title`)
  return (
    <div className={styles.tabs}>
      {areTabs && <div role="tablist" aria-label={label} aria-owns={tabs.join(' ')} />}
      {items.map(({ id, title, content }, index) => (
        <Tab
          key={id}
          id={base + id}
          title={title}
          isTab={areTabs}
          isSelected={index === selected}
          isOpen={index === selected && (areTabs || !isClosed)}
          onSelect={() => select(index)}
          onKeyDown={handleKeyDown}
          buttonRef={button => {
            buttons.current[index] = button
          }}
        >
          {content}
        </Tab>
      ))}
    </div>
  )
}

interface TabProps {
  readonly id: string
  readonly title: string
  readonly isTab: boolean
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly buttonRef: (button: HTMLButtonElement | null) => void
  readonly children: ReactNode
}

function Tab({
  id,
  title,
  isTab,
  isSelected,
  isOpen,
  onSelect,
  onKeyDown: onKey,
  buttonRef,
  children,
}: TabProps) {
  const panel = useRef<HTMLDivElement>(null)
  useHiddenUntilFound(panel, isOpen, onSelect)
  const asTab = { role: 'tab', 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 } as const
  return (
    <>
      <h3 className={styles.heading} role={isTab ? 'presentation' : undefined}>
        <button
          ref={buttonRef}
          type="button"
          id={`${id}-title`}
          className={styles.button}
          data-selected={isSelected || undefined}
          aria-controls={id}
          onClick={onSelect}
          onKeyDown={onKey}
          {...(isTab ? asTab : { 'aria-expanded': isOpen })}
        >
          {title}
          <Icon name="down" />
        </button>
      </h3>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        {...(isOpen && { role: isTab ? 'tabpanel' : 'region', 'aria-labelledby': `${id}-title` })}
        {...(isOpen && isTab && { tabIndex: 0 })}
        hidden={!isOpen}
      >
        {children}
      </div>
    </>
  )
}
