import type { Copy } from '../../copy.ts'

export const faq: Copy = {
  title: 'Preguntas y respuestas',
  description: 'Lo que más se pregunta sobre pedidos, tamaños, marcos, envíos y devoluciones.',
  body: ({
    canada,
    contactHref,
    frames,
    freeShippingFrom,
    ground,
    production,
    returnDays,
    signUpPercentOff,
  }) => `
## Pedidos

### ¿Necesito una cuenta para pedir?

No. Una cuenta guarda tus direcciones y favoritos, y todo lo demás funciona sin ella.

### ¿Dónde está mi pedido?

Lo muestra [Estado del pedido](/orders). Necesitas el número de pedido y el correo con que lo hiciste.

### ¿Puedo cambiar un pedido ya hecho?

Solo durante una hora, más o menos, antes de que entre en producción. [Escríbenos](${contactHref}) enseguida.

## Tamaños y marcos

### ¿Qué tamaño necesito?

Sobre un sofá o una cama, unos dos tercios de su ancho quedan bien. Nuestra [guía de tamaños](/help/size-and-hanging-guide) tiene una tabla.

### ¿Qué diferencia hay entre tamaño y tamaño final?

El tamaño es el de la lámina. El final incluye paspartú y marco, y es lo que necesitas en la pared.

### ¿Cuántos marcos hay?

Más de ${frames}. La [guía de marcos](/help/framing-guide) ayuda a elegir.

### ¿El marco trae con qué colgarlo?

Sí. Las piezas enmarcadas y los lienzos llegan listos para colgar.

## Envíos y devoluciones

### ¿Cuánto cuesta el envío?

El estándar es gratis a partir de ${freeShippingFrom}. Por debajo, el carrito lo muestra para tu código postal.

### ¿Cuándo llega?

Lo hacemos en ${production.from} a ${production.to} días hábiles, y el envío estándar tarda otros ${ground.from} a ${ground.to} en casi todo Estados Unidos. La página del producto sabe las fechas para tu código postal.

### ¿Y si no me gusta?

Devuélvelo en ${returnDays} días. Mira [Envíos y devoluciones](/help/shippingreturns).

### ¿Envían a Canadá?

Sí, en ${canada.from} a ${canada.to} días hábiles una vez hecho, con aranceles incluidos.

## Códigos

### ¿Por qué no se aplica mi código?

Puede tener una condición, como un pedido mínimo. Se queda en el carrito y empieza a contar cuando se cumple.

### ¿Dónde está mi código por suscribirme?

Llega por correo después de suscribirte a nuestro boletín y descuenta un ${signUpPercentOff}%.
`,
}
