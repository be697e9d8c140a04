import { DEFAULT_SORT, LIST_LIMIT, listPagination, siteLink } from '@wallart/sdk'
import { useState } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { Swatches, type Swatch } from '../../ui/swatches/swatches.tsx'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

const FRAMES: readonly (readonly [string, string, string])[] = [
  ['black', 'Black, $49.99', '#1c1a19'],
  ['white', 'White, $49.99', '#f4f1ea'],
  ['walnut', 'Walnut, $59.99', '#5b3a26'],
  ['oak', 'Oak, $59.99', '#c49a63'],
  ['gold', 'Gold, $69.99', '#b8923f'],
]

const SIZES = ['12″ × 18″', '18″ × 24″', '24″ × 36″', '30″ × 40″']

const frames: readonly Swatch[] = FRAMES.map(([value, label, fill]) => ({
  value,
  label,
  face: (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none">
      <path d="M0 0h1v1H0z" fill={fill} />
    </svg>
  ),
  refusal: value === 'oak' ? 'not made in this size' : undefined,
}))

const sizes: readonly Swatch[] = SIZES.map(size => ({
  value: size,
  label: size,
  face: size,
  refusal: size.startsWith('30') ? 'sold out' : undefined,
}))

export function ChoiceExamples() {
  const [frame, setFrame] = useState('black')
  const [colour, setColour] = useState('walnut')
  const [size, setSize] = useState('18″ × 24″')
  const context = useSite()
  const pages = (page: number, label: string) => (
    <Pagination
      label={label}
      {...listPagination(
        siteLink('/category/rooms', context),
        { filters: [], sort: DEFAULT_SORT, page, limit: LIST_LIMIT },
        740,
      )}
    />
  )
  return (
    <Examples title="Choices">
      <div className={styles.halves}>
        <Example title="Swatches, square">
          <Swatches label="Frame" swatches={frames} value={frame} onChoose={setFrame} />
        </Example>
        <Example title="Swatches, round, without what is not to be had">
          <Swatches
            label="Colour"
            shape="circle"
            swatches={frames}
            value={colour}
            onChoose={setColour}
            hidesRefused
          />
        </Example>
      </div>
      <Example title="Swatches with words">
        <Swatches label="Size" shape="pill" swatches={sizes} value={size} onChoose={setSize} />
      </Example>
      <Example title="Pagination">
        {pages(1, 'Pages, at the beginning')}
        {pages(8, 'Pages, in the middle')}
      </Example>
    </Examples>
  )
}
