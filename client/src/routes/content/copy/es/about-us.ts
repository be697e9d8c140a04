import type { Copy } from '../../copy.ts'

export const aboutUs: Copy = {
  title: 'Quiénes somos',
  description: 'Quiénes somos, cómo se hace cada pieza y por qué solo cuando la pides.',
  body: ({ frames, production, returnDays, shop }) => `
${shop} es una tienda para lo que va en las paredes: láminas, pósteres, lienzos y arte enmarcado, desde un estudio del tamaño de una postal hasta una pieza que llena la sala.

## Hecho cuando lo pides

Nada espera en un almacén. Cuando haces el pedido, imprimimos la imagen, la tensamos o la enmarcamos, y la revisamos a ojo. Eso lleva de ${production.from} a ${production.to} días hábiles, según el acabado, y nada se hace que nadie quería.

## Marcos, y muchos

Hay más de ${frames} marcos para elegir, con paspartús y cristales que protegen el papel. Mira tu elección en una pared antes de comprar: cada página muestra las proporciones reales en una habitación real.

## Primero, los artistas

Cada obra nombra a su artista, y cada venta le paga. Sigue un nombre en la página de un producto para ver qué más ha hecho.

## Si no te convence

Vive con ella ${returnDays} días. Si no es para ti, [devuélvela](/help/shippingreturns).
`,
}
