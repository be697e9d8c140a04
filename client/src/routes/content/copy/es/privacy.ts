import type { Copy } from '../../copy.ts'

export const privacy: Copy = {
  title: 'Política de privacidad',
  description: 'Qué sabemos de ti, para qué, durante cuánto tiempo y cómo hacer que se borre.',
  body: ({ contactHref }) => `
## Qué recogemos

- **Lo que nos dices**: nombre, correo, dirección y teléfono, al pedir o al abrir una cuenta.
- **Lo que haces aquí**: las páginas que miras, lo que hay en tu carrito y tus favoritos. Con ello funciona la tienda y recomienda cuadros que pueden gustarte.
- **Lo que dice tu navegador**: su dirección, su tipo y su idioma, que nuestros servidores anotan por poco tiempo para evitar abusos.

## Qué no hacemos

No vendemos lo que sabemos de ti. No guardamos números de tarjeta ni códigos de seguridad. Si tu navegador envía *Do Not Track* o *Global Privacy Control*, no pasamos tus visitas al servicio de recomendaciones ni al de análisis.

## Cookies

Ponemos las que la tienda necesita: una guarda tu sesión, otra tu código postal y otras reconocen tu dispositivo y tu último pedido cuando has iniciado sesión, comprado o buscado un pedido. Una más, durante un año, nos permite recomendarte obras parecidas a las que has visto; al cerrar la sesión se borra, y con *Do Not Track* o *Global Privacy Control* nunca se pone. Lo que te nombra va sellado para que solo nosotros podamos leerlo.

## Quién nos ayuda

Las empresas que imprimen, envían, cobran y mandan correos por nosotros ven lo que necesitan para ello, y nada más.

## Durante cuánto tiempo

Los pedidos se conservan mientras lo exige la ley fiscal. El resto de tu cuenta se borra cuando nos lo pides.

## Tus derechos

Puedes ver, corregir y borrar lo que sabemos de ti. Casi todo está en [tu cuenta](/account); para lo demás, [escríbenos](${contactHref}). Allí te das también de baja del boletín, o escribiéndonos.
`,
}
