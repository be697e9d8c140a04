import type { ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './skeleton.module.css'

export function Skeleton({ shape }: { readonly shape: 'picture' | 'line' | 'short' | 'button' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}

export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}

export function TileSkeleton() {
  return (
    <span className={styles.tile}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </span>
  )
}
