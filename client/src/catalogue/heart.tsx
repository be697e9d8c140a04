import { useTranslate } from '../i18n/translate.ts'
import { HEARTS_FORM, useHearts, type HeartPress } from './page-hearts.ts'
import styles from './heart.module.css'

interface HeartProps extends HeartPress {
  readonly name: string
}

export function Heart({ imageId, name, product }: HeartProps) {
  const { isFilled, press } = useHearts()
  const t = useTranslate()
  return (
    <button
      form={HEARTS_FORM}
      name="imageId"
      value={imageId}
      className={styles.heart}
      aria-label={t({ code: 'tile.heart', message: `Favorite: ${name}`, values: { name } })}
      aria-pressed={isFilled(imageId)}
      onClick={event => {
        event.preventDefault()
        void press({ imageId, product })
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.3C7 16.4 3.2 13 3.2 9a4.7 4.7 0 0 1 8.8-2.4A4.7 4.7 0 0 1 20.8 9c0 4-3.8 7.4-8.8 11.3z" />
      </svg>
    </button>
  )
}
