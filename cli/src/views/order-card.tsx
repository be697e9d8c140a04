import { Box, Text } from 'ink'
import type { OrderDocument, OrderLine } from '../output/order.ts'
import { paidText, shipmentTitles } from '../text/order-lines.ts'
import { renderInk } from './render-ink.ts'

const TONES = { neutral: 'cyan', progress: 'yellow', success: 'green', danger: 'red' } as const

// Narrower terminals get a single column.
const NARROW = 64

interface CardProps {
  readonly order: OrderDocument
  readonly columns: number
}

export function OrderCard({ order, columns }: CardProps) {
  const { orderNumber, date, status, payments, trackingNumber, shippingMethod } = order
  const isNarrow = columns < NARROW
  return (
    <Box flexDirection="column" borderStyle="round" borderDimColor paddingX={1}>
      <Box justifyContent="space-between" flexWrap="wrap" columnGap={2}>
        <Text bold>Order {orderNumber}</Text>
        <Text color={TONES[status.tone]} bold>
          ● {status.text}
        </Text>
      </Box>
      <Text dimColor>{date}</Text>
      <Timeline timeline={order.timeline} vertical={isNarrow} />
      <Box flexDirection={isNarrow ? 'column' : 'row'} columnGap={4} rowGap={1} marginTop={1} flexWrap="wrap">
        <Lines title="Shipping" lines={[shippingMethod ?? '', `Tracking ${trackingNumber}`]} />
        <Lines
          title="Payment"
          lines={payments.flatMap(payment => [
            `${payment.cardName} ${payment.maskedNumber}`,
            payment.expiry ?? '',
            paidText(payment, payments.length),
          ])}
        />
        <Lines title="Ship to" lines={order.shippingAddress} />
        <Lines title="Bill to" lines={order.billingAddress} />
      </Box>
      <Parcels shipments={order.shipments} />
      <Box flexDirection="column" marginTop={1} rowGap={1}>
        {order.items.map((item, at) => (
          // The pieces of a printed order never move.
          // oxlint-disable-next-line react/no-array-index-key
          <OrderItem key={at} item={item} />
        ))}
      </Box>
      <Box
        flexDirection="column"
        marginTop={1}
        {...(isNarrow ? {} : { alignSelf: 'flex-end' as const })}
        minWidth={30}
      >
        {order.summary.map(({ key, label, text }) => (
          <Box key={key} justifyContent="space-between">
            <Text bold={key === 'total'}>{label}</Text>
            <Text bold={key === 'total'}>{text}</Text>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const MARKS = { done: '●', current: '◉', ahead: '○' } as const

function Timeline({ timeline, vertical }: { timeline: OrderDocument['timeline']; vertical: boolean }) {
  const { steps, stopped } = timeline
  return (
    <Box flexDirection={vertical ? 'column' : 'row'} marginTop={1} flexWrap="wrap">
      {steps.map(({ code, message, state }, at) => (
        <Text
          key={code}
          {...(state === 'ahead' ? {} : { color: stopped ? 'red' : 'green' })}
          dimColor={state === 'ahead'}
        >
          {at > 0 && !vertical ? ' ── ' : ''}
          {MARKS[state]} <Text bold={state === 'current'}>{message}</Text>
        </Text>
      ))}
      {stopped && <Text color="red">{vertical ? '' : '  '}✕ stopped</Text>}
    </Box>
  )
}

function Parcels({ shipments }: Pick<OrderDocument, 'shipments'>) {
  const titles = shipmentTitles(shipments)
  return (
    <Box flexDirection="column" marginTop={1}>
      {shipments.map(({ pieces, status, carrier, expected, tracking, address }, at) => (
        <Box key={pieces.join()} columnGap={2} flexWrap="wrap">
          <Text bold>{titles[at]}</Text>
          <Text color={TONES[status.tone]}>{status.text}</Text>
          {carrier && <Text>{carrier}</Text>}
          {expected && <Text>expected {expected}</Text>}
          {tracking && <Text dimColor>{tracking.number}</Text>}
          {address && <Text>to {address.join(', ')}</Text>}
        </Box>
      ))}
    </Box>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const filled = lines.filter(Boolean)
  if (filled.length === 0) return null
  return (
    <Box flexDirection="column">
      <Text dimColor>{title}</Text>
      {filled.map(line => (
        <Text key={line}>{line}</Text>
      ))}
    </Box>
  )
}

function OrderItem({ item }: { item: OrderLine }) {
  const {
    name,
    price,
    listPrice,
    quantity,
    productType,
    size,
    status,
    shippingMethod,
    tracking,
    attributes,
  } = item
  const kind = [productType, size, `× ${quantity}`, shippingMethod].filter(Boolean).join(' · ')
  const chosen = attributes.map(attribute => `${attribute.name}: ${attribute.value}`).join(' · ')
  return (
    <Box flexDirection="column">
      <Box justifyContent="space-between" columnGap={2}>
        <Text bold>{name}</Text>
        <Text>
          {price.text}
          {listPrice && (
            <Text dimColor>
              {' '}
              was <Text strikethrough>{listPrice.text}</Text>
            </Text>
          )}
        </Text>
      </Box>
      <Text dimColor>{kind}</Text>
      {chosen && <Text dimColor>{chosen}</Text>}
      {status && <Text color={TONES[status.tone]}>{status.text}</Text>}
      {tracking && (
        <Text>
          {tracking.number} {tracking.href && <Text color="cyan">{tracking.href}</Text>}
        </Text>
      )}
      {item.productHref && <Text color="cyan">{item.productHref}</Text>}
    </Box>
  )
}

export function drawOrder(order: OrderDocument, columns: number): string {
  return renderInk(<OrderCard order={order} columns={columns} />, columns)
}
