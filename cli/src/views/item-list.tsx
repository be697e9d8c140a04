import { Box, Text } from 'ink'
import type { RecommendationsDocument } from '../output/recommendations.ts'
import type { SimilarDocument } from '../output/similar.ts'
import type { SuggestionsDocument } from '../output/suggestions.ts'
import { renderInk } from './render-ink.ts'

export interface ListItem {
  readonly key: string
  readonly text: string
  readonly note?: string | undefined
  readonly address?: string
}

export interface ItemGroup {
  readonly title: string
  readonly items: readonly ListItem[]
}

export function ItemList({
  groups,
  empty,
}: {
  readonly groups: readonly ItemGroup[]
  readonly empty: string
}) {
  const filled = groups.filter(({ items }) => items.length > 0)
  if (filled.length === 0) return <Text dimColor>{empty}</Text>
  return (
    <Box flexDirection="column" rowGap={1}>
      {filled.map(({ title, items }) => (
        <Box key={title} flexDirection="column">
          <Text bold>{title}</Text>
          {items.map(item => (
            <Item key={item.key} item={item} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

function Item({ item: { text, note, address } }: { readonly item: ListItem }) {
  return (
    <Box flexDirection="column">
      <Text wrap="truncate-end">
        {'  '}
        {text}
        {note && <Text color="green"> {note}</Text>}
      </Text>
      {address && (
        <Text color="cyan" dimColor wrap="truncate-middle">
          {'    '}
          {address}
        </Text>
      )}
    </Box>
  )
}

export function drawSuggestions({ categories, products }: SuggestionsDocument, columns: number): string {
  const groups: readonly ItemGroup[] = [
    {
      title: 'Suggestions',
      items: [...new Set(categories.flatMap(({ phrases }) => phrases))].map(text => ({ key: text, text })),
    },
    {
      title: 'Categories',
      items: categories.map(({ id, name, address }) => ({ key: id, text: name, address })),
    },
    {
      title: 'Products',
      items: products.map(({ upi, name, price, address }) => ({
        key: upi,
        text: name,
        note: price?.text,
        address,
      })),
    },
  ]
  return renderInk(<ItemList groups={groups} empty="Nothing is suggested." />, columns)
}

export function drawSimilar({ upi, items }: SimilarDocument, columns: number): string {
  const listed = items.map(({ upi: key, name, address }) => ({ key, text: name, note: key, address }))
  return renderInk(
    <ItemList groups={[{ title: `Similar to ${upi}`, items: listed }]} empty="Nothing looks like it." />,
    columns,
  )
}

export function drawRecommendations(
  { recommender, message, items }: RecommendationsDocument,
  columns: number,
): string {
  const listed = items.map(({ id, name, address }) => ({ key: id, text: name, note: id, address }))
  const title = message ? `${message} (${recommender})` : recommender
  return renderInk(<ItemList groups={[{ title, items: listed }]} empty="Nothing is recommended." />, columns)
}
