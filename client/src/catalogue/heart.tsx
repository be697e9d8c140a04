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
    />
  )
}
