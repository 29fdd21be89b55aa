import { locales, type Locale } from '#kernel/locale.ts'
import type { MessageTemplate } from './fill-template.ts'

/** Texts of one kind of news as they are agreed with WhatsApp: by what they tell, under one name for all languages. */
export type MessageTemplates<Kind extends string> = {
  template: (locale: Locale, kind: Kind) => MessageTemplate
  /** All of them in every language, to be entered at Meta. */
  all: readonly (MessageTemplate & { locale: Locale })[]
}

export function templatesOf<Kind extends string>(
  names: Readonly<Record<Kind, string>>,
  texts: Readonly<Record<Locale, Readonly<Record<Kind, string>>>>,
): MessageTemplates<Kind> {
  const template = (locale: Locale, kind: Kind) => ({ name: names[kind], text: texts[locale][kind] })
  const kinds = Object.keys(names) as Kind[]
  return {
    template,
    all: kinds.flatMap((kind) => locales.map((locale) => ({ ...template(locale, kind), locale }))),
  }
}
