import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'Qué piensan nuestros clientes',
  description: 'Cómo nacen aquí las valoraciones, dónde están y qué gusta más ahora mismo.',
  body: ({ contactHref, returnDays, showsRatings }) => `
Un cuadro gusta fácilmente en una pantalla. Lo que cuenta es si sigue gustando en la pared.

${
  showsRatings
    ? '## Estrellas\n\nLas estrellas de un producto son la media de lo que dieron sus compradores, con su número al lado. Nadie cobra por ellas y ninguna se quita.\n\n'
    : ''
}## Lo que se vende

Los más vendidos se cuentan, no se eligen: son lo que más se pidió en las últimas semanas. La lista de abajo es esa lista.

## Si el suyo decepciona

Queremos saberlo los primeros. Tiene ${returnDays} días para [devolverlo](/help/shippingreturns), y leemos todas las cartas: [escríbanos](${contactHref}).
`,
}
