import { formatMoney, suggestionPieces, type SuggestionRow } from '@wallart/sdk'
import type { MouseEvent } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { workPicture } from '../../catalogue/work-picture.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './suggestions.module.css'

interface SuggestionOptionProps {
  readonly id: string
  readonly row: SuggestionRow
  readonly typed: string
  readonly href: string
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly onForget: () => void
}

const OPTION = { role: 'option', tabIndex: -1 } as const

/** One suggestion: a link, so that it opens in a new tab as well. */
export function SuggestionOption(props: SuggestionOptionProps) {
  const { id, row, typed, href, isActive, onChoose, onForget } = props
  return (
    <Link {...OPTION} id={id} to={href} aria-selected={isActive} className={styles.option} onClick={onChoose}>
      {row.kind === 'product' ? <Product row={row} /> : <Term row={row} typed={typed} />}
      {row.kind === 'recent' && <ForgetButton onForget={onForget} />}
    </Link>
  )
}

function Product({
  row: { productId, text, price },
}: {
  readonly row: Extract<SuggestionRow, { kind: 'product' }>
}) {
  const { locale } = useSite()
  return (
    <>
      <span className={styles.picture}>
        <Picture files={workPicture(productId, 160)} sizes="56px" width={56} height={56} alt="" fit="cut" />
      </span>
      <span className={styles.product}>
        <span className={styles.name}>{text}</span>
        {price && <span className={styles.price}>{formatMoney(price, locale.id)}</span>}
      </span>
    </>
  )
}

function Term({ row: { kind, text }, typed }: Pick<SuggestionOptionProps, 'row' | 'typed'>) {
  const pieces = suggestionPieces(text, typed)
  const isCompletion = pieces.some(piece => piece.isTyped)
  return (
    <>
      {(kind === 'recent' || kind === 'search') && <Icon name={kind} />}
      <span className={styles.term}>
        {pieces.map(piece =>
          isCompletion && !piece.isTyped ? <b key={piece.text}>{piece.text}</b> : piece.text,
        )}
      </span>
    </>
  )
}

// For the mouse and the finger; the keyboard has Delete, and there is a button below the list.
function ForgetButton({ onForget }: Pick<SuggestionOptionProps, 'onForget'>) {
  const t = useTranslate()
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onForget()
  }
  return (
    <span
      className={styles.forget}
      aria-hidden="true"
      title={t({ code: 'common.remove', message: 'Remove' })}
      onClick={handleClick}
    >
      <Icon name="close" />
    </span>
  )
}
