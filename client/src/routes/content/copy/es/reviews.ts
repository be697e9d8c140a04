import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'Lo que opinan nuestros clientes',
  description:
    'Reseñas de nuestros clientes: lo que escribieron sobre láminas, marcos y lienzos, por estrellas y por acabado.',
  body: ({ contactHref, returnDays, showsRatings }) => `
Es fácil que una imagen guste en la pantalla. Lo que cuenta es que siga gustando en la pared.

${
  showsRatings
    ? 'Las estrellas de una página de producto son el promedio de las que dieron sus compradores. Aquí está lo que escribieron algunos. A nadie se le paga por sus estrellas, y no se quita ninguna.'
    : 'Esto es lo que escribieron los compradores sobre sus piezas. A nadie se le paga por una reseña, y no se quita ninguna.'
}

Si la tuya te decepciona, cuéntanoslo primero. Tienes ${returnDays} días para [devolverla](/help/shippingreturns), y leemos cada mensaje: [escríbenos](${contactHref}).
`,
}
