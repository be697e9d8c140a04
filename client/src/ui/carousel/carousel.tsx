import { Children, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../words.ts'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'
import { useDrag } from './use-drag.ts'

interface ByWidth<T> {
  readonly wide: T
  readonly narrow: T
}

interface CarouselProps {
  readonly label: string
  readonly columns: ByWidth<1 | 2 | 3 | 4 | 5>
  readonly arrows: ByWidth<boolean>
  readonly isInfinite?: boolean
  readonly isDraggable?: boolean
  readonly speedMs?: number
  readonly children: ReactNode
}

const SLIDE = { role: 'group' } as const

export function Carousel(props: CarouselProps) {
  const { label, columns, arrows, children } = props
  const { isInfinite = false, isDraggable = false, speedMs = 500 } = props
  const slides = Children.toArray(children)
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = useWords()
  const { canGoBack, canGoForward, go, snapToSlide, recenter } = useCarousel(row, { isInfinite, speedMs })
  const drag = useDrag(row, { begin: recenter, end: snapToSlide })
  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-wide={columns.wide}
      data-narrow={columns.narrow}
    >
      <div ref={row} id={id} className={styles.row} {...(isDraggable && drag)}>
        {[...slides.entries()].map(([index, slide]) => (
          <div
            key={`slide-${index}`}
            className={styles.slide}
            {...SLIDE}
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
      <div
        className={classes(styles.arrows, !arrows.wide && styles.notWide, !arrows.narrow && styles.notNarrow)}
      >
        <IconButton
          label={words.previous(label)}
          aria-controls={id}
          aria-disabled={!canGoBack}
          onClick={() => go(-1)}
        >
          <Icon name="back" />
        </IconButton>
        <IconButton
          label={words.next(label)}
          aria-controls={id}
          aria-disabled={!canGoForward}
          onClick={() => go(1)}
        >
          <Icon name="next" />
        </IconButton>
      </div>
    </section>
  )
}
