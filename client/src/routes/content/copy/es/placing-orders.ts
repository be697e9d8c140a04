import type { Copy } from '../../copy.ts'

export const placingOrders: Copy = {
  title: 'Cómo hacer un pedido',
  description: 'De la primera búsqueda a la confirmación: pedir, cambiar y seguir tus cuadros.',
  body: ({ contactHref }) => `
## Encuentra tu cuadro

Busca un artista, un tema o un color, o recorre las [categorías](/). Los filtros de tamaño, forma, precio y tipo acortan una lista larga.

## Elige tamaño y acabado

En la página del producto elige primero el tamaño y luego cómo llega: en papel, en lienzo, montado o enmarcado. El precio y la fecha de entrega cambian con tu elección, y lo que no existe en un tamaño está señalado.

## Cómpralo

1. Pulsa **Agregar al carrito**. En el [carrito](/cart) puedes cambiar la cantidad, usar un código y ver cuánto cuesta el envío a tu código postal.
2. Pulsa **Pagar** e indica tu correo, tu dirección, cómo debe viajar y cómo pagas. No necesitas una cuenta.
3. Revísalo todo y haz el pedido. Ves el total con envío e impuestos antes de pagar.

Un correo confirma el pedido con su número.

## Cambiar o cancelar

Las piezas entran en producción en menos de una hora. [Escribe o llama enseguida](${contactHref}) si algo está mal; una vez que se está haciendo, una pieza puede devolverse, pero no cambiarse.

## Con cuenta o sin ella

Una cuenta guarda tus direcciones, tus tarjetas, tus [favoritos](/account/favorites) y tus pedidos. Sin ella sigues tu pedido en [Estado del pedido](/orders).
`,
}
