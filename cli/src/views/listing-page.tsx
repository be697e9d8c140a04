import { Box, Text } from 'ink'
import type { ListedWork, ListingDocument } from '../output/listing.ts'
import { listingHeading } from '../text/listing-lines.ts'
import { renderInk } from './render-ink.ts'

export function ListingPage({ listing }: { readonly listing: ListingDocument }) {
  return (
    <Box flexDirection="column">
      <Text bold>{listingHeading(listing)}</Text>
      {listing.hits.map(work => (
        <Box key={work.upi} flexDirection="column" marginTop={1}>
          <WorkLine work={work} />
          <Text color="cyan" dimColor wrap="truncate-middle">
            {work.address}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

export function WorkLine({ work, chosen = false }: { readonly work: ListedWork; readonly chosen?: boolean }) {
  const { name, artist, size, productType, badges, prefix, price, oldPrice } = work
  return (
    <Box flexDirection="column">
      <Box justifyContent="space-between" columnGap={2}>
        <Text bold wrap="truncate-end" inverse={chosen}>
          {name}
        </Text>
        <Box flexShrink={0}>
          <Text>
            {prefix ? <Text dimColor>{prefix} </Text> : null}
            <Text color="green">{price.text}</Text>
            {oldPrice && (
              <Text dimColor>
                {' '}
                was <Text strikethrough>{oldPrice.text}</Text>
              </Text>
            )}
          </Text>
        </Box>
      </Box>
      <Text dimColor wrap="truncate-end">
        {[artist, productType, size].filter(Boolean).join(' · ')}
        {badges.length > 0 ? <Text color="yellow">{`  ${badges.join(' · ')}`}</Text> : null}
      </Text>
    </Box>
  )
}

export function drawListing(listing: ListingDocument, columns: number): string {
  return renderInk(<ListingPage listing={listing} />, columns)
}
