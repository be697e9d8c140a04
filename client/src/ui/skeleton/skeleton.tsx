import type { ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './skeleton.module.css'

/** A grey shape in place of something that is on its way; nobody hears it. */
export function Skeleton({ shape }: { readonly shape: 'picture' | 'line' | 'short' | 'button' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}

/** What is on its way, said once, around the shapes that keep its place. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}

/** The shapes of a tile in a list. */
export function TileSkeleton() {
  return (
    <span className={styles.tile}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </span>
  )
}
