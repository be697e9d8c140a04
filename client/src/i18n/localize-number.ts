import type { Message } from '@wallart/sdk'
import type { Translate } from './translate.ts'

/** A number as English writes it, in the figures of the page's language. */
export function localizeNumber(number: string | number, t: Translate): string {
  const example = t({ code: 'number.example', message: '1,000.5' })
  const signs: Readonly<Record<string, string | undefined>> = { ',': example[1], '.': example[5] }
  return String(number).replace(/[,.]/g, sign => signs[sign] ?? sign)
}

export function percentText(percent: number): Message {
  return { code: 'number.percent', message: `${percent}%`, values: { percent } }
}
