import type { Copy } from '../../copy.ts'

export const paymentMethods: Copy = {
  title: 'Formas de pago',
  description: 'Qué tarjetas y tarjetas de regalo aceptamos, cuándo se cobran y cómo se protege tu número.',
  body: () => `
## Tarjetas

Aceptamos Visa, Master Card, Amex y Discover.

## Tarjetas de regalo

Escribe el código de una [tarjeta de regalo](/gift-cards/GC0025?amount=50&pid=GC0025-2) en el campo de los códigos promocionales, en el carrito o al pagar. Paga hasta agotar su saldo, envío e impuestos incluidos; el resto lo paga una tarjeta, y lo que sobra queda en la tarjeta de regalo. Una tarjeta de regalo paga pedidos en su propia moneda, en la marca donde se compró. La página de las tarjetas de regalo te dice el saldo de un código.

## Cuándo se cobra

Cuando haces el pedido, y nunca antes. Si tu banco rechaza la tarjeta no se cobra nada, el carrito queda como está y puedes usar otra tarjeta.

## Tu número de tarjeta

Se envía una sola vez por una conexión cifrada y no lo guardamos. De una tarjeta guardada conservamos el tipo, las últimas cuatro cifras y la fecha de vencimiento. El código de seguridad no se guarda nunca.

## Códigos promocionales

Escribe un código en el [carrito](/cart) o al pagar. Un código con una condición, como un pedido mínimo, se queda en el carrito y empieza a contar cuando se cumple.

## Impuestos

Dependen de adónde va tu pedido. Hasta saberlo, el carrito dice TBD: por determinar.
`,
}
