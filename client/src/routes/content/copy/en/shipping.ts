import type { Copy, Facts } from '../../copy.ts'

export const shipping: Copy = {
  title: 'Shipping',
  description: 'Where we ship, how long it takes, what it costs, and from when on it is free.',
  body: ({ express, freeShippingFrom, isCanadian, production, ...days }) => `
## How long it takes

Every piece is made for you first and then travels to you.

| | Business days |
| --- | --- |
| Making it | ${production.from} to ${production.to} |
${standardRows({ isCanadian, ...days })}
| Express, most of the United States | ${express.from} to ${express.to} |

Each product page says when that very piece would be with you. Enter your zip or postal code there.

## What it costs

Standard shipping is **free from ${freeShippingFrom} on**. Below that, and for express, the [cart](/cart) shows the price for your zip or postal code before you order.

## Where we ship

${isCanadian ? 'To Canada and to the United States' : 'To the United States and to Canada'}. A few works may not be sent to Canada because of their license; their pages say so.

## Follow your order

When your order leaves us you get a letter with its tracking number. Until then, [Order Status](/orders) tells you how far it is.
`,
}

type Days = Pick<Facts, 'canada' | 'ground' | 'isCanadian' | 'remote'>

function standardRows({ canada, ground, isCanadian, remote }: Days): string {
  const toCanada = `| Standard to Canada | ${canada.from} to ${canada.to} |`
  const toStates = `| Standard, most of the United States | ${ground.from} to ${ground.to} |
| Standard to Alaska, Hawaii, Puerto Rico and military addresses | ${remote.from} to ${remote.to} |`
  return (isCanadian ? [toCanada, toStates] : [toStates, toCanada]).join('\n')
}
