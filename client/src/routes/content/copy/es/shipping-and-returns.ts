import type { Copy } from '../../copy.ts'

export const shippingAndReturns: Copy = {
  title: 'Envíos y devoluciones',
  description: 'Tiempo para decidir, piezas dañadas, reembolsos y cómo devolver un cuadro.',
  body: ({ contactHref, freeShippingFrom, production, returnDays }) => `
## El envío en breve

El envío estándar es gratis a partir de ${freeShippingFrom}, y todo se hace para usted en ${production.from} a ${production.to} días hábiles. Todo lo demás está en la página [Envío](/help/shipping).

## ${returnDays} días para decidir

Puede devolver cualquier pieza en los ${returnDays} días siguientes a su entrega, también las enmarcadas. Debe estar como le llegó.

1. [Díganos](${contactHref}) su número de pedido y qué pieza vuelve.
2. Le enviamos una etiqueta. Ponga la pieza en la caja en que llegó.
3. Cuando la recibimos, el dinero vuelve a la tarjeta con la que pagó, por lo general en cinco días hábiles.

## Llegó dañada

Guarde la caja, haga una foto y [escríbanos](${contactHref}). Volvemos a hacer la pieza enseguida y sin costo; no tiene que devolver la dañada.

## Lo que no puede volver

Las tarjetas de regalo y las piezas hechas con sus propias fotos, salvo que estén dañadas.
`,
}
