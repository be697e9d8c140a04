import { starFills, type TileBadge, type OrderStatusTone } from '@wallart/sdk'
import { useState } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { Rating } from '../../ui/rating/rating.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

const TILE_BADGES: readonly (readonly [TileBadge['tone'], string])[] = [
  ['green', 'New'],
  ['yellow', 'Sale'],
  ['neutral', 'Exclusive'],
  ['muted', 'Unavailable'],
]

const ORDER_BADGES: readonly (readonly [OrderStatusTone, string])[] = [
  ['progress', 'In production'],
  ['success', 'Delivered'],
  ['danger', 'Canceled'],
]

export function SignExamples() {
  const [isPending, setPending] = useState(false)
  return (
    <Examples title="Buttons and signs">
      <Example title="Buttons">
        <div className={styles.line}>
          <Button look="primary">Add to Cart</Button>
          <Button>Continue shopping</Button>
          <Button look="quiet">Clear All</Button>
          <ButtonLink href="#main">A link as a button</ButtonLink>
          <Button disabled>Sold out</Button>
          <Button look="primary" isPending={isPending} onClick={() => setPending(true)}>
            Click and wait
          </Button>
          <IconButton label="Close this">
            <Icon name="close" />
          </IconButton>
        </div>
      </Example>
      <Example title="Badges">
        <div className={styles.line}>
          {[...TILE_BADGES, ...ORDER_BADGES].map(([tone, text]) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
      </Example>
      <Example title="Rating">
        <div className={styles.line}>
          {[0, 2.4, 3.5, 4.8, 5].map(stars => (
            <Rating key={stars} fills={starFills(stars)} label={`${stars} out of 5 stars`} />
          ))}
        </div>
      </Example>
      <Example title="Progress">
        <div className={styles.narrow}>
          <Progress label="Upload" value={64} text="64%" />
          <Progress label="Preparing your picture" />
        </div>
      </Example>
      <Example title="Tooltip">
        <div className={styles.line}>
          Finished size
          <Tooltip label="About the finished size">The size with its frame and mat.</Tooltip>
        </div>
      </Example>
    </Examples>
  )
}
