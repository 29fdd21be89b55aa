import { locales, type Locale } from '#kernel/locale.ts'
import type { MessageTemplate } from '#platform/messages/fill-template.ts'
import { changeMessageTexts, type ChangeMessage } from './change-message-texts.ts'

/** The names of the texts at WhatsApp, one for all languages. */
const names: Record<ChangeMessage, string> = {
  changed: 'journey_changed',
  urgent: 'journey_changed_urgent',
  back: 'journey_change_taken_back',
}

export function changeTemplate(locale: Locale, kind: ChangeMessage): MessageTemplate {
  return { name: names[kind], text: changeMessageTexts[locale][kind] }
}

/** All of them in every language, to be entered at Meta. */
export const changeTemplates: readonly (MessageTemplate & { locale: Locale })[] = (
  Object.keys(names) as ChangeMessage[]
).flatMap((kind) => locales.map((locale) => ({ ...changeTemplate(locale, kind), locale })))
