import type { tr } from './tr.server.ts'

/** The texts as keys and arguments are checked: the Turkish ones. */
export type { Messages as ReferenceMessages } from 'use-intl'

/** What a translation of a reference area must hold: the same keys, no more and no fewer. */
export type Translation<Reference> = { readonly [Key in keyof Reference]: string }

/** A group of texts that is delivered to a page together; named like its file. */
export type MessageArea = keyof typeof tr

/** All areas; `Text` widens the Turkish texts to any text. */
export type Messages<Text extends string = string> = {
  readonly [Area in MessageArea]: { readonly [Key in keyof (typeof tr)[Area]]: Text }
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof tr
  }
}
