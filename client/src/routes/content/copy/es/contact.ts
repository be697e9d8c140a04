import type { Copy } from '../../copy.ts'

export const contact: Copy = {
  title: 'Habla con nosotros',
  description: 'Cómo escribirnos o llamarnos, y qué nos ayuda a responder pronto.',
  body: ({ businessEmail, email, phone, returnDays }) => `
Somos personas que viven de colgar cuadros. Pregúntanos por un tamaño, un marco, un pedido o una pared que no se deja.

## Cómo encontrarnos

- **[Escríbenos](/help/contact)** con nuestro formulario.
- **Correo** [${email}](mailto:${email}). Respondemos en un día hábil.
- **Teléfono** ${phone}, de lunes a viernes, de 9 a. m. a 6 p. m., hora del Este.

## ¿Dónde está mi pedido?

Para eso no hace falta llamar: [Estado del pedido](/orders) te muestra dónde está, con su número de seguimiento. Ten a mano el número de pedido y el correo con el que lo hiciste. Ambos están en el mensaje que lo confirmó.

## Algo no está bien

Dinos tu número de pedido y qué ha pasado, con una foto si puedes. Una pieza que llega dañada se vuelve a hacer sin costo. Puedes devolver cualquier pieza en los ${returnDays} días siguientes a su entrega: mira [Envíos y devoluciones](/help/shippingreturns).

## Para tu empresa

Escribe a [${businessEmail}](mailto:${businessEmail}) sobre proyectos, precios profesionales y exención de impuestos.
`,
}
