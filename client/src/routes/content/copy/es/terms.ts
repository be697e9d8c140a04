import type { Copy } from '../../copy.ts'

export const terms: Copy = {
  title: 'Términos y condiciones',
  description: 'Las condiciones con que nos compras: pedidos, precios, entrega, devoluciones y derechos.',
  body: ({ contactHref, returnDays }) => `
## Pedidos y precios

Tu pedido es una oferta, y queda aceptado cuando se envía la confirmación. Los precios están en la moneda indicada y no incluyen el impuesto sobre las ventas, que se suma según tu dirección. Si un precio está claramente equivocado te lo decimos antes de hacer la pieza, y puedes cancelar.

## Pago

Tu tarjeta se cobra cuando haces el pedido. Mira [Formas de pago](/help/pay-method).

## Hecho por encargo

Cada pieza se hace para ti. Los colores en papel y en lienzo difieren un poco de los de una pantalla, y los tamaños se redondean a un cuarto de pulgada.

## Entrega

Las fechas son lo mejor que sabemos. Si una pieza se retrasa más de diez días hábiles puedes cancelarla y recuperar tu dinero.

## Devoluciones

Puedes devolver una pieza en los ${returnDays} días siguientes a su entrega, como describe [Envíos y devoluciones](/help/shippingreturns).

## Promociones

Las rebajas y los códigos se suman, y cada código cuenta una vez por pedido. Los códigos no tienen valor en efectivo.

## Las imágenes

Las obras pertenecen a sus artistas y licenciantes. Compras un ejemplar para tu pared, sin derecho a copiarlo. Al subir una foto declaras que puedes hacerla imprimir.

## Ley

Estas condiciones se rigen por la ley del Estado de Carolina del Norte, y lo que la ley de tu residencia te da como consumidor sigue siendo tuyo.

## Preguntas

[Habla con nosotros](${contactHref}). Casi todo se arregla con un mensaje.
`,
}
