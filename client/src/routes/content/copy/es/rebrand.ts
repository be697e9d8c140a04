import type { Copy } from '../../copy.ts'

export const rebrand: Copy = {
  title: 'Una nueva imagen',
  description: 'Por qué la tienda se ve distinta y qué sigue como estaba.',
  body: ({ contactHref, returnDays, shop }) => `
Nos conoces por nuestros cuadros, y ahora tienen más espacio. ${shop} tiene un logotipo nuevo, una tienda nueva y colores nuevos.

## Qué hay de nuevo

- **Páginas que muestran primero la obra.** Imágenes más grandes, proporciones reales y habitaciones donde verlas.
- **Una tienda que no hace esperar.** Responde al instante en un teléfono y también con una línea lenta.
- **Estado del pedido sin cuenta.** Tu [pedido](/orders) está a dos campos.
- **El pago en una sola página**, y un carrito que no olvida nada.

## Qué sigue igual

Tu cuenta, tus pedidos y tus favoritos. Los artistas. Los ${returnDays} días para cambiar de idea. Y las personas que responden cuando [hablas con nosotros](${contactHref}).
`,
}
