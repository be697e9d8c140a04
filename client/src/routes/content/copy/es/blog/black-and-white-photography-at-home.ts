import type { Copy } from '../../../copy.ts'

export const blackAndWhite: Copy = {
  title: 'Blanco y negro en casa',
  description: 'Por qué las fotografías sin color encajan en todas partes, y cómo evitar que resulten frías.',
  body: () => `
El blanco y negro va con toda pared, todo marco y todo vecino. Es su fuerza y su riesgo.

## Dale calor

Elige un paspartú blanco cálido en lugar de uno brillante, y madera en lugar de metal negro. Una alfombra o un sillón de cuero debajo hacen lo mismo.

## Atiende a los grises

Las imágenes con muchos grises son tranquilas y van al dormitorio. Las de blanco y negro duros son fuertes y van a pasillos y oficinas.

## Haz una serie

Tres fotografías de un tema, un tamaño y un marco parecen una colección. Deja dos pulgadas entre ellas y cuélgalas como un solo cuadro.

## Mezcla una vez

Una lámina en color entre otras en blanco y negro se vuelve el centro de la pared. Dos se vuelven un error.
`,
}
