import { useState } from 'react'
import { HiddenText } from '../../ui/hidden-text.tsx'
import styles from './copy-code.module.css'

/** A promo code, and a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className={styles.copy}>
      <code className={styles.code}>{code}</code>
      <button type="button" className={styles.button} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
        <HiddenText> code {code}</HiddenText>
      </button>
      <output className={styles.told}>{isCopied ? `Code ${code} copied` : ''}</output>
    </span>
  )
}
