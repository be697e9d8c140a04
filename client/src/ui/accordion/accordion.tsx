import { createContext, use, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useHiddenUntilFound } from '../use-hidden-until-found.ts'
import styles from './accordion.module.css'

interface AccordionState {
  readonly open: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

const AccordionContext = createContext<AccordionState | undefined>(undefined)

interface AccordionProps {
  readonly mode: 'single' | 'multiple'
  readonly children: ReactNode
}

export function Accordion({ mode, children }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const sections = useMemo(
    () => ({
      open,
      toggle: (id: string) =>
        setOpen(before => {
          const others = new Set(mode === 'single' ? [] : before)
          if (before.has(id)) others.delete(id)
          else others.add(id)
          return others
        }),
    }),
    [open, mode],
  )
  return (
    <AccordionContext value={sections}>
      <div className={styles.accordion}>{children}</div>
    </AccordionContext>
  )
}

interface AccordionItemProps {
  readonly title: string
  readonly children: ReactNode
  /** The level of the headings in the page that the accordion stands in. */
  readonly level?: 2 | 3 | 4
}

export function AccordionItem({ title, children, level = 3 }: AccordionItemProps) {
  const sections = use(AccordionContext)
  if (!sections) throw new Error('An AccordionItem stands inside an Accordion.')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = sections.open.has(id)
  const toggle = () => sections.toggle(id)
  useHiddenUntilFound(panel, isOpen, toggle)
  const Heading = `h${level}` as const
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-button`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {title}
          <Icon name="down" />
        </button>
      </Heading>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        hidden={!isOpen}
        {...(isOpen && { role: 'region', 'aria-labelledby': `${id}-button` })}
      >
        <div className={styles.inside}>{children}</div>
      </div>
    </div>
  )
}
