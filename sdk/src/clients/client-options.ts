/** What a client is created with: the shop that it asks about, and the contracts of what it is answered. */
export type ClientOptions<Contracts, Scope = unknown> = Scope & { readonly contracts: Contracts }
