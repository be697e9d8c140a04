import styles from './scale-drawing.module.css'

const ARM = 9

/** A sofa as wide as asked for and 33 inches high, its feet on the ground. */
export function Sofa({ width }: { readonly width: number }) {
  const seats = width > 66 ? 3 : width > 40 ? 2 : 1
  const arm = Math.min(ARM, width / 5)
  const seat = (width - 2 * arm) / seats
  const seatOffsets = Array.from({ length: seats }, (_, at) => arm + at * seat)
  return (
    <>
      <ellipse className={styles.ground} cx={width / 2} cy="-0.4" rx={width / 2 + 1} ry="1.8" />
      <path className={styles.foot} d={`M6 -6 l1.5 6 h1.5 l0 -6z M${width - 6} -6 l-1.5 6 h-1.5 l0 -6z`} />
      <rect
        className={styles.sofaBack}
        x={arm - 3}
        y="-33"
        width={width - 2 * arm + 6}
        height="24"
        rx="3.5"
      />
      {seatOffsets.map(x => (
        <rect
          key={x}
          className={styles.cushion}
          x={x + 0.5}
          y="-29.5"
          width={seat - 1}
          height="14.5"
          rx="2.6"
        />
      ))}
      <rect className={styles.sofaBase} x="2" y="-13" width={width - 4} height="8.5" rx="2" />
      {seatOffsets.map(x => (
        <rect key={x} className={styles.seat} x={x + 0.3} y="-17.5" width={seat - 0.6} height="6.4" rx="2" />
      ))}
      <rect className={styles.sofaArm} y="-24" width={arm} height="19.5" rx="3.6" />
      <rect className={styles.sofaArm} x={width - arm} y="-24" width={arm} height="19.5" rx="3.6" />
    </>
  )
}
