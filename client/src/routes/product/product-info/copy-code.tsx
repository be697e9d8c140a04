import { useState } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import styles from './copy-code.module.css'

export function CopyCode({ code }: { readonly code: string }) {
  const [isCopied, setCopied] = useState(false)
  const t = useTranslate()
  const values = { code }
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className={styles.copy}>
      <code className={styles.code}>{code}</code>
      <button type="button" className={styles.button} onClick={copy}>
        {t(isCopied ? { code: 'info.copied', message: 'Copied' } : { code: 'info.copy', message: 'Copy' })}
        <HiddenText>{` ${t({ code: 'promo.code', message: `code ${code}`, values })}`}</HiddenText>
      </button>
      <output className={styles.told}>
        {isCopied && t({ code: 'promo.copied', message: `Code ${code} copied`, values })}
      </output>
    </span>
  )
}
