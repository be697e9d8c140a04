import type { Copy } from '../../copy.ts'

export const shippingAndReturns: Copy = {
  title: 'Envíos y devoluciones',
  description: 'Tiempo para decidir, piezas dañadas, reembolsos y cómo devolver un cuadro.',
  body: ({ contactHref, freeShippingFrom, production, returnDays }) => `
## El envío en breve

El envío estándar es gratis a partir de ${freeShippingFrom}, y todo se hace para ti en ${production.from} a ${production.to} días hábiles. Todo lo demás está en la página [Envío](/help/shipping).

## ${returnDays} días para decidir

Puedes devolver cualquier pieza en los ${returnDays} días siguientes a su entrega, también las enmarcadas. Debe estar como te llegó.

1. [Dinos](${contactHref}) tu número de pedido y qué pieza vuelve.
2. Te enviamos una etiqueta. Pon la pieza en la caja en que llegó.
3. Cuando la recibimos, el dinero vuelve a la tarjeta con la que pagaste, por lo general en cinco días hábiles.

## Llegó dañada

Guarda la caja, toma una foto y [escríbenos](${contactHref}). Volvemos a hacer la pieza enseguida y sin costo; no tienes que devolver la dañada.

## Lo que no puede volver

Las tarjetas de regalo y las piezas hechas con tus propias fotos, salvo que estén dañadas.
`,
}
