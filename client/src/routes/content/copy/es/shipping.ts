import type { Copy } from '../../copy.ts'

export const shipping: Copy = {
  title: 'Envío',
  description: 'Adónde enviamos, cuánto tarda, cuánto cuesta y desde cuándo es gratis.',
  body: ({ canada, express, freeShippingFrom, ground, production, remote }) => `
## Cuánto tarda

Cada pieza se hace primero para ti y luego viaja hasta tu casa.

| | Días hábiles |
| --- | --- |
| Hacerla | de ${production.from} a ${production.to} |
| Estándar, casi todo Estados Unidos | de ${ground.from} a ${ground.to} |
| Estándar a Alaska, Hawái, Puerto Rico y direcciones militares | de ${remote.from} a ${remote.to} |
| Estándar a Canadá | de ${canada.from} a ${canada.to} |
| Exprés, casi todo Estados Unidos | de ${express.from} a ${express.to} |

Cada página de producto dice cuándo llegaría esa pieza. Escribe allí tu código postal.

## Cuánto cuesta

El envío estándar es **gratis a partir de ${freeShippingFrom}**. Por debajo, y para el exprés, el [carrito](/cart) muestra el precio para tu código postal antes de pedir.

## Adónde enviamos

A Estados Unidos y a Canadá. Unas pocas obras no pueden enviarse a Canadá por su licencia; sus páginas lo dicen.

## Sigue tu pedido

Cuando tu pedido sale recibes un correo con el número de seguimiento. Hasta entonces, [Estado del pedido](/orders) te dice cómo va.
`,
}
