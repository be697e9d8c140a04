/** The shop's texts in one language, by the ids of their messages. */
export type Translations = Readonly<Record<string, string>>
