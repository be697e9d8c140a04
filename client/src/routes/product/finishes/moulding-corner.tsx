import styles from './moulding-corner.module.css'

const WOODS = ['black', 'white', 'brown', 'gold', 'silver', 'oak', 'walnut', 'natural'] as const

export function MouldingCorner({ moulding }: { readonly moulding: string | undefined }) {
  const name = moulding?.toLowerCase() ?? ''
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.corner}
      data-wood={moulding === undefined ? 'none' : (WOODS.find(wood => name.includes(wood)) ?? 'natural')}
      aria-hidden="true"
    >
      <path className={styles.art} d="M0 0h40v40H0z" />
      <path className={styles.top} d="M0 0h40v11H11z" />
      <path className={styles.side} d="M0 0l11 11v29H0z" />
      <path className={styles.edge} d="M40 11.5H11.5V40" />
    </svg>
  )
}
