import type { Message } from '@wallart/sdk'
import { useRef } from 'react'
import { workPicture } from '../../catalogue/work-picture.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './gallery-wall.module.css'
import type { WallCandidates } from './wall-view.ts'

const TITLES: Readonly<Record<WallCandidates['id'], Message>> = {
  cart: { code: 'wall.from-cart', message: 'In your cart' },
  favourites: { code: 'wall.from-favourites', message: 'Your favorites' },
  similar: { code: 'wall.similar', message: 'They go with it' },
  'best-sellers': { code: 'favourites.best-sellers', message: 'Best sellers' },
}

/** Works to hang: of the shopper's own, and what goes with them, or any by its number or address. */
export function AddWorks({ candidates }: { readonly candidates: readonly WallCandidates[] }) {
  const t = useTranslate()
  return (
    <section className={styles.adding} aria-labelledby="add-works">
      <h2 id="add-works">{t({ code: 'wall.add-works', message: 'Add works' })}</h2>
      {candidates.map(({ id, works }) => (
        <div key={id}>
          <h3>{t(TITLES[id])}</h3>
          <ul className={styles.candidates}>
            {works.map(({ upi, name, imageId }) => (
              <li key={upi}>
                <Picture
                  files={workPicture(imageId, 320)}
                  sizes="128px"
                  width={128}
                  height={128}
                  fit="whole"
                  alt=""
                />
                <span>{name}</span>
                <Button
                  type="submit"
                  name="add"
                  value={upi}
                  aria-label={t({ code: 'wall.add-work', message: `Hang ${name}`, values: { name } })}
                >
                  {t({ code: 'wall.add', message: 'Hang' })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Any work of the shop, by its number or the address of its page. */
export function AddByNumber({ onAdd }: { readonly onAdd: (named: string) => void }) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    if (field.current?.value) onAdd(field.current.value)
  }
  return (
    <div className={styles.named}>
      <label className={styles.variant}>
        <span>{t({ code: 'wall.number', message: 'Item number or address of a work' })}</span>
        <input
          ref={field}
          name="add"
          autoComplete="off"
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      </label>
      <Button
        type="submit"
        onClick={event => {
          event.preventDefault()
          add()
        }}
      >
        {t({ code: 'wall.add', message: 'Hang' })}
      </Button>
    </div>
  )
}
