import styles from './scale-drawing.module.css'

/** A floor lamp of 60 inches; its foot is on the ground. */
export function Lamp() {
  return (
    <>
      <ellipse className={styles.ground} cx="8" cy="-0.4" rx="7" ry="1.3" />
      <path className={styles.pole} d="M3.5 -0.4 h9 v-1 h-9z M7.6 -1.2 h0.8 v-48 h-0.8z" />
      <path className={styles.shade} d="M4 -60 h8 l4 14 h-16z" />
    </>
  )
}
