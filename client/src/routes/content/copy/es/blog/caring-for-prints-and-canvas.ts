import type { Copy } from '../../../copy.ts'

export const caring: Copy = {
  title: 'Cuidar láminas y lienzos',
  description: 'Luz, humedad y limpieza: lo que decide cuánto vive un cuadro.',
  body: () => `
Las tintas de pigmento duran toda una vida bajo techo si tres cosas van bien.

## Luz

Nada de papel a pleno sol. Mejor la pared junto a la ventana que la de enfrente. El acrílico detiene casi toda la luz ultravioleta, no toda.

## Humedad

Al papel le gusta del 40 al 55 por ciento, como a las personas. En el baño cuelga lienzo y deja la puerta abierta tras la ducha. En paredes exteriores deja un dedo de aire detrás del marco.

## Limpieza

- **Acrílico**: un paño suave y húmedo. Nunca limpiacristales con amoníaco; lo vuelve opaco.
- **Lienzo**: una brocha suave y seca. Sin agua.
- **Madera**: quita el polvo. La cera se cuela bajo el paspartú.

## Si te mudas

Envuelve primero en papel y después en plástico de burbujas, nunca al revés. Lleva los marcos por los lados y de pie.
`,
}
