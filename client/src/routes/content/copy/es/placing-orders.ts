import type { Copy } from '../../copy.ts'

export const placingOrders: Copy = {
  title: 'Cómo hacer un pedido',
  description: 'De la primera búsqueda a la confirmación: pedir, cambiar y seguir sus cuadros.',
  body: ({ contactHref }) => `
## Encuentre su cuadro

Busque un artista, un tema o un color, o recorra las [categorías](/). Los filtros de tamaño, forma, precio y tipo acortan una lista larga.

## Elija tamaño y acabado

En la página del producto elija primero el tamaño y luego cómo llega: en papel, en lienzo, montado o enmarcado. El precio y la fecha de entrega cambian con su elección, y lo que no existe en un tamaño está señalado.

## Cómprelo

1. Pulse **Agregar al carrito**. En el [carrito](/cart) puede cambiar la cantidad, usar un código y ver cuánto cuesta el envío a su código postal.
2. Pulse **Pagar** e indique su correo, su dirección, cómo debe viajar y cómo paga. No necesita una cuenta.
3. Revíselo todo y haga el pedido. Ve el total con envío e impuestos antes de pagar.

Una carta confirma el pedido con su número.

## Cambiar o cancelar

Las piezas entran en producción en menos de una hora. [Escriba o llame enseguida](${contactHref}) si algo está mal; una vez que se está haciendo, una pieza puede devolverse, pero no cambiarse.

## Con cuenta o sin ella

Una cuenta guarda sus direcciones, sus tarjetas, sus [favoritos](/account/favorites) y sus pedidos. Sin ella sigue su pedido en [Estado del pedido](/orders).
`,
}
