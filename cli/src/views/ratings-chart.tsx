import { Box, Text } from 'ink'
import type { RatingsDocument } from '../output/ratings.ts'
import { renderInk } from './render-ink.ts'

const BAR = 24

export function RatingsChart({ average, count, breakdown, finishes }: RatingsDocument) {
  return (
    <Box flexDirection="column">
      <Text>
        <Stars count={average} /> <Text bold>{average} of 5</Text> <Text dimColor>({count} ratings)</Text>
      </Text>
      {breakdown.map(({ stars, percentage }) => (
        <Text key={stars}>
          {stars}{' '}
          <Text color="yellow">{'█'.repeat(Math.round((percentage / 100) * BAR)).padEnd(BAR, '░')}</Text>{' '}
          {String(percentage).padStart(3)}%
        </Text>
      ))}
      <Box flexDirection="column" marginTop={1}>
        {finishes.map(({ serviceType, stars, displayRatingsCount }) => (
          <Text key={serviceType} wrap="truncate-end">
            <Stars count={stars} /> {serviceType} <Text dimColor>({displayRatingsCount})</Text>
          </Text>
        ))}
      </Box>
    </Box>
  )
}

function Stars({ count }: { readonly count: number }) {
  const filled = Math.min(5, Math.max(0, Math.round(count)))
  return <Text color="yellow">{'★'.repeat(filled).padEnd(5, '☆')}</Text>
}

export function drawRatings(ratings: RatingsDocument, columns: number): string {
  return renderInk(<RatingsChart {...ratings} />, columns)
}
