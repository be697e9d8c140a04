import type { Copy } from '../../../copy.ts'

export const smallRooms: Copy = {
  title: 'Arte para espacios pequeños',
  description: 'Un cuadro grande agranda una habitación pequeña. Por qué, y qué más ayuda.',
  body: () => `
Los cuadros pequeños llenan de ruido un espacio pequeño. Uno grande da al ojo adónde ir.

## Busca profundidad

Un horizonte, un camino, una ventana: las imágenes con distancia abren la pared. Paisajes y perfiles de ciudad son los mejores.

## Ve hacia arriba

Un cuadro alto junto a una puerta eleva el techo. También dos iguales, uno sobre otro, a dos pulgadas.

## Que el marco no estorbe

Elige un marco del color de la pared, o lienzo sin marco. Donde el borde desaparece, la imagen parece seguir.

## En un pasillo

La pared se ve de lado. Cuelga los cuadros en línea, a la altura de los ojos, todos de la misma altura y juntos.
`,
}
