import type { ProductDocument, ProductOption } from '../output/product.ts'
import type { Paint } from '../shell/paint.ts'
import { columnLines } from './column-lines.ts'
import { labelledLine, indentLines } from './labelled-line.ts'
import { offerText } from './offer-text.ts'

export function productLines(product: ProductDocument, paint: Paint): readonly string[] {
  const { title, artist, upi, productId, size, finish, sizes, options } = product
  return [
    paint(title, 'bold'),
    labelledLine('Artist', artist),
    labelledLine('UPI', upi),
    labelledLine('Product ID', productId),
    labelledLine('Chosen', `${size}, ${finish}`),
    labelledLine('Price', offerText(product)),
    labelledLine('Stock', stockText(product)),
    labelledLine('Address', product.address),
    '',
    paint('Sizes', 'bold'),
    ...indentLines(
      columnLines(sizes.map(each => [each.chosen ? '*' : ' ', each.displaySize, each.sizeCode, each.upi])),
    ),
    '',
    paint(`Options in ${size}`, 'bold'),
    ...indentLines(
      columnLines(
        options.map(option => [
          option.chosen ? '*' : ' ',
          optionTitle(option),
          option.price.text,
          option.available ? '' : 'sold out',
          option.upi,
        ]),
      ),
    ),
    '',
    paint('Details', 'bold'),
    ...indentLines(columnLines(product.details.map(({ label, value }) => [label, value]))),
  ]
}

export function stockText({ stock: { level, message } }: ProductDocument): string {
  const text = message ?? 'In stock'
  return level === undefined || message ? text : `${text} (${level})`
}

/** Appends the moulding of frames, which share a title. */
export function optionTitle({ title, moulding }: ProductOption): string {
  return moulding && !title.includes(moulding) ? `${title}, ${moulding}` : title
}
