import { useSite } from '../app/site-context.ts'
import { BRANDS } from '../brand/brands.ts'
import styles from './footer.module.css'

/** The bottom of every page. */
export function Footer() {
  const { name, description } = BRANDS[useSite().site.id]
  return (
    <footer className={styles.footer}>
      <p>
        <strong>{name}</strong> {description}
      </p>
    </footer>
  )
}
