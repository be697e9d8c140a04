import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './button.module.css'

interface ButtonLook {
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly isWide?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isPending?: boolean
  readonly children: ReactNode
}

export function Button({ look, isWide, isPending = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, isWide })}
      onClick={event => (isPending ? event.preventDefault() : onClick?.(event))}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
    >
      <span className={styles.text}>{children}</span>
      {isPending && <span className={styles.busy} />}
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly children: ReactNode
}

export function ButtonLink({ look, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, isWide })}>
      <span className={styles.text}>{children}</span>
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={styles.icon}>
      {children}
    </button>
  )
}

function buttonClass({
  look = 'secondary',
  isWide,
}: {
  look: ButtonLook['look']
  isWide: boolean | undefined
}): string {
  return classes(styles.button, styles[look], isWide && styles.wide)
}
