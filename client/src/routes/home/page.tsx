import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { usePage } from '../../app/use-page.ts'
import { BRANDS } from '../../brand/brands.ts'
import styles from './page.module.css'

/** A main category in the shop window. */
export interface Department extends MenuEntry {
  readonly description: string
}

/** What the home page shows. */
export interface HomeView {
  readonly departments: readonly Department[]
}

export function Component() {
  const { departments } = usePage<HomeView>()
  const brand = BRANDS[useSite().site.id]
  return (
    <>
      <title>{brand.title}</title>
      <meta name="description" content={brand.description} />
      <section className={styles.hero}>
        <h1>{brand.headline}</h1>
        <p>{brand.description}</p>
      </section>
      <section aria-labelledby="departments">
        <h2 id="departments" className={styles.heading}>
          Shop by category
        </h2>
        <ul className={styles.grid}>
          {departments.map(department => (
            <li key={department.id} className={styles.card}>
              <h3>
                <Link to={department.href}>{department.name}</Link>
              </h3>
              <p>{department.description}</p>
              <ul>
                {department.entries.map(({ id, name, href }) => (
                  <li key={id}>
                    <Link to={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
