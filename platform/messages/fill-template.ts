import type { MessageWords } from './message-words.ts'

/** A text that is agreed with WhatsApp under a name. It begins and ends with words, and `{name}` is filled in. */
export type MessageTemplate = { name: string; text: string }

const PLACE = /\{(\w+)\}/g

/** What fills a template, in the order in which its places stand, and how it reads then. */
export function fillTemplate({ name, text }: MessageTemplate, facts: Readonly<Record<string, string>>): MessageWords {
  const fill = (place: string) => facts[place] ?? ''
  return {
    template: name,
    parameters: [...text.matchAll(PLACE)].map(([, place = '']) => fill(place)),
    body: text.replaceAll(PLACE, (_, place: string) => fill(place)),
  }
}

/** The text as it is entered at Meta, where places have numbers. */
export function textForMeta(text: string): string {
  let count = 0
  return text.replaceAll(PLACE, () => `{{${(count += 1)}}}`)
}
