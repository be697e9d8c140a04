import styles from './scale-drawing.module.css'

export function Person() {
  return (
    <>
      <ellipse className={styles.ground} cx="10" cy="-0.4" rx="8.5" ry="1.5" />
      <path
        className={styles.leg}
        d="M7.2 -31 L6.6 -1.2 Q6.6 -0.2 5.6 0 L9 0 L9.6 -30z M12.8 -31 L13.4 -1.2 Q13.4 -0.2 14.4 0 L11 0 L10.4 -30z"
      />
      <path
        className={styles.coat}
        d="M7.4 -55.4 Q10 -54.2 12.6 -55.4 Q16 -54.4 16.6 -50.6 L18.1 -36.5 Q18.3 -30.4 17.2 -28.6 Q16 -28.4 15.9 -30.4 L15 -43 L15.6 -22.6 Q10 -20.9 4.4 -22.6 L5 -43 L4.1 -30.4 Q4 -28.4 2.8 -28.6 Q1.7 -30.4 1.9 -36.5 L3.4 -50.6 Q4 -54.4 7.4 -55.4z"
      />
      <path className={styles.skin} d="M8.6 -58.5 h2.8 v3.4 q-1.4 1.2 -2.8 0z" />
      <ellipse className={styles.skin} cx="10" cy="-60.8" rx="3.4" ry="4.3" />
      <path
        className={styles.hair}
        d="M6.1 -58.4 Q5.6 -66 10 -66 Q14.4 -66 13.9 -58.4 Q13.4 -56.6 10 -56.6 Q6.6 -56.6 6.1 -58.4z"
      />
    </>
  )
}
