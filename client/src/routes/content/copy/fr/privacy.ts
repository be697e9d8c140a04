import type { Copy } from '../../copy.ts'

export const privacy: Copy = {
  title: 'Politique de confidentialité',
  description: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment l’effacer.',
  body: ({ contactHref }) => `
## Ce que nous recueillons

- **Ce que vous nous dites** : nom, courriel, adresse et téléphone, quand vous commandez ou ouvrez un compte.
- **Ce que vous faites ici** : les pages regardées, le contenu du panier et vos favoris. La boutique en vit et recommande des images qui pourraient vous plaire.
- **Ce que dit votre navigateur** : son adresse, son type et sa langue, que nos serveurs notent brièvement pour empêcher les abus.

## Ce que nous ne faisons pas

Nous ne vendons pas ce que nous savons de vous. Nous ne gardons ni numéro de carte ni code de sécurité. Si votre navigateur envoie *Do Not Track* ou *Global Privacy Control*, nous ne transmettons vos visites ni au service de recommandation ni à l’analyse.

## Témoins

Nous déposons ceux dont la boutique a besoin : l’un garde votre session, l’autre votre code postal, et d’autres reconnaissent votre appareil et votre dernière commande une fois que vous avez ouvert une session, commandé ou retrouvé une commande. Un dernier, pour un an, nous permet de recommander des œuvres proches de celles que vous avez regardées; la fermeture de session l’efface, et avec *Do Not Track* ou *Global Privacy Control* il n’est jamais déposé. Ce qui vous nomme est scellé pour que nous seuls puissions le lire.

## Qui nous aide

Les entreprises qui impriment, livrent, encaissent et envoient des lettres pour nous voient ce qu’il leur faut, et rien de plus.

## Combien de temps

Les commandes sont gardées aussi longtemps que la loi fiscale le demande. Le reste de votre compte est effacé à votre demande.

## Vos droits

Vous pouvez voir, corriger et effacer ce que nous savons de vous. L’essentiel est dans [votre compte](/account); pour le reste, [écrivez-nous](${contactHref}). Vous y quittez aussi nos lettres, ou en nous écrivant.
`,
}
