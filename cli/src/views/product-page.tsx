import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import type { ProductDocument, ProductOption } from '../output/product.ts'
import { optionTitle, stockText } from '../text/product-lines.ts'
import { renderInk } from './render-ink.ts'

export function ProductPage({ product }: { readonly product: ProductDocument }) {
  const { title, artist, price, oldPrice, percentOff, size, finish, stock, options, sizes } = product
  return (
    <Box flexDirection="column">
      <Text dimColor wrap="truncate-start">
        {product.breadcrumbs.join(' › ')}
      </Text>
      <Text bold>{title}</Text>
      <Text>
        by {artist} <Text dimColor>· {product.productId}</Text>
      </Text>
      <Text>
        <Text bold>{price.text}</Text>
        {oldPrice && (
          <Text dimColor>
            {' '}
            was <Text strikethrough>{oldPrice.text}</Text>
          </Text>
        )}
        {percentOff ? <Text color="yellow"> {percentOff}% off</Text> : null}
        <Text color={stock.message ? 'red' : 'green'}> {stockText(product)}</Text>
      </Text>
      <Text color="cyan" wrap="truncate-middle">
        {product.address}
      </Text>
      <Section title="Size">
        <Box columnGap={2} flexWrap="wrap">
          {sizes.map(({ sizeCode, displaySize, chosen }) => (
            <Text key={sizeCode} bold={chosen}>
              {chosen ? `[${displaySize}]` : displaySize}
            </Text>
          ))}
        </Box>
      </Section>
      <Section title={`Options in ${size}`}>
        {options.map(option => (
          <Option key={option.upi} option={option} />
        ))}
      </Section>
      <Section title={finish}>
        {product.details.map(({ label, value }) => (
          <Text key={label}>
            <Text dimColor>{label}: </Text>
            {value}
          </Text>
        ))}
      </Section>
    </Box>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box flexDirection="column" marginTop={1}>
      <Text bold>{title}</Text>
      <Box flexDirection="column" paddingLeft={2}>
        {children}
      </Box>
    </Box>
  )
}

function Option({ option }: { readonly option: ProductOption }) {
  const { price, oldPrice, available, chosen, upi } = option
  return (
    <Box columnGap={1} flexWrap="wrap">
      <Text dimColor={!available} bold={chosen}>
        {chosen ? '▸ ' : '  '}
        {optionTitle(option)}
      </Text>
      <Text dimColor={!available}>
        {price.text}
        {oldPrice && (
          <Text dimColor>
            {' '}
            was <Text strikethrough>{oldPrice.text}</Text>
          </Text>
        )}
        {available ? '' : ' (sold out)'}
        <Text dimColor> {upi}</Text>
      </Text>
    </Box>
  )
}

export function drawProduct(product: ProductDocument, columns: number): string {
  return renderInk(<ProductPage product={product} />, columns)
}
