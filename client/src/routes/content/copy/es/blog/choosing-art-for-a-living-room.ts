import type { Copy } from '../../../copy.ts'

export const choosingArt: Copy = {
  title: 'Elegir arte para la sala',
  description: 'Empiece por la pared que más mira y por el color con el que ya vive.',
  body: ({ returnDays }) => `
En la sala, un cuadro se ve cada día: lo ve usted y lo ve quien le visita. Tres decisiones bastan.

## Qué pared

Siéntese donde se sienta siempre. La pared de enfrente recibe el cuadro. No tiene que ser la mayor.

## Qué color

Tome un color que ya esté en la habitación, de un cojín o una alfombra, y búsquelo en pequeñas dosis. Un cuadro que lo repite todo parece un conjunto; uno que repite un poco parece suyo.

## Qué tamaño

Sobre un sofá, unos dos tercios de su ancho: vea la [guía de tamaños](/help/size-and-hanging-guide). Si duda, elija el mayor. Los cuadros pequeños en paredes grandes son los que más vuelven.

Viva con él ${returnDays} días. Si no le convence, vuelve con nosotros.
`,
}
