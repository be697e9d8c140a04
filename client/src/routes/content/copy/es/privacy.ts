import type { Copy } from '../../copy.ts'

export const privacy: Copy = {
  title: 'Política de privacidad',
  description: 'Qué sabemos de usted, para qué, durante cuánto tiempo y cómo hacer que se borre.',
  body: ({ contactHref }) => `
## Qué recogemos

- **Lo que usted nos dice**: nombre, correo, dirección y teléfono, al pedir o al abrir una cuenta.
- **Lo que hace aquí**: las páginas que mira, lo que hay en su carrito y sus favoritos. Con ello funciona la tienda y recomienda cuadros que pueden gustarle.
- **Lo que dice su navegador**: su dirección, su tipo y su idioma, que nuestros servidores anotan por poco tiempo para evitar abusos.

## Qué no hacemos

No vendemos lo que sabemos de usted. No guardamos números de tarjeta ni códigos de seguridad. Si su navegador envía *Do Not Track* o *Global Privacy Control*, no pasamos sus visitas al servicio de recomendaciones ni al de análisis.

## Cookies

Ponemos las que la tienda necesita: una que guarda su sesión, sellada para que solo nosotros podamos leerla, y otra con su código postal. Nada más antes de que haga algo que lo requiera.

## Quién nos ayuda

Las empresas que imprimen, envían, cobran y mandan cartas por nosotros ven lo que necesitan para ello, y nada más.

## Durante cuánto tiempo

Los pedidos se conservan mientras lo exige la ley fiscal. El resto de su cuenta se borra cuando nos lo pide.

## Sus derechos

Puede ver, corregir y borrar lo que sabemos de usted. Casi todo está en [su cuenta](/account); para lo demás, [escríbanos](${contactHref}). Deja nuestras cartas por el enlace de cada una.
`,
}
