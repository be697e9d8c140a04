import type { Copy } from '../../copy.ts'

export const faq: Copy = {
  title: 'Questions et réponses',
  description: 'Ce que l’on demande le plus sur les commandes, les formats, les cadres et la livraison.',
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
## Commandes

### Faut-il un compte pour commander?

Non. Un compte garde vos adresses et vos favoris, et tout le reste fonctionne sans lui.

### Où est ma commande?

[État de la commande](/orders) le montre. Il vous faut le numéro de commande et le courriel utilisé.

### Puis-je modifier une commande passée?

Seulement pendant une heure environ, avant la mise en production. [Écrivez-nous](${contactHref}) aussitôt.

## Formats et cadres

### Quel format choisir?

Au-dessus d’un canapé ou d’un lit, environ les deux tiers de sa largeur conviennent. Notre [guide des formats](/help/size-and-hanging-guide) contient un tableau.

### Quelle différence entre le format et le format fini?

Le format est celui de l’épreuve. Le format fini comprend le passe-partout et le cadre : c’est la place qu’il faut au mur.

### Combien y a-t-il de cadres?

Plus de ${frames}. Le [guide de l’encadrement](/help/framing-guide) aide à choisir.

### Le cadre est-il livré avec de quoi l’accrocher?

Oui. Les pièces encadrées et les toiles arrivent prêtes à accrocher.

## Livraison et retours

### Combien coûte la livraison?

La livraison standard est gratuite dès ${freeShippingFrom}. En dessous, le panier la calcule pour votre code postal.

### Quand arrivera-t-elle?

Nous la fabriquons en ${production.from} à ${production.to} jours ouvrables, et la livraison standard en prend de ${canada.from} à ${canada.to} de plus au Canada. La page du produit connaît les dates pour votre code postal.

### Et si elle ne me plaît pas?

Renvoyez-la dans les ${returnDays} jours. Voir [Livraison et retours](/help/shippingreturns).

### Les droits de douane sont-ils compris?

Oui. Ce que nous envoyons au Canada arrive droits de douane payés.

### Livrez-vous aux États-Unis?

Oui, en ${ground.from} à ${ground.to} jours ouvrables après la fabrication, presque partout dans le pays.

## Codes

### Pourquoi mon code n’est-il pas appliqué?

Il peut être soumis à une condition, comme un montant minimal. Il reste alors dans le panier et compte dès qu’elle est remplie.

### Où est mon code d’inscription?

Il arrive par courriel après votre inscription à nos lettres et donne ${signUpPercentOff} % de rabais.
`,
}
