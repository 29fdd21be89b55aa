import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import { inEveryLocale, locales } from '#kernel/locale.ts'
import { writingFacts, writingTexts, type Writing, type WritingKind } from '#modules/content/index.ts'

const names: Record<WritingKind, string> = { page: 'StaffPage', post: 'StaffPost', question: 'StaffQuestion' }

const publicationFields = {
  published: z.boolean().optional(),
  publishAt: WireInstant.nullable()
    .optional()
    .meta({ description: 'An instant at which the language is published by itself.' }),
}

/** Whole records, as POST and PUT take them: what is left out is empty. */
export function wireWritingBody(kind: WritingKind) {
  return z.strictObject({
    ...factsOf(kind),
    translations: z.strictObject(inEveryLocale(() => textsOf(kind))).partial(),
  })
}

/** Parts of records, as PATCH takes them: what is left out stays. */
export function partialWriting(kind: WritingKind) {
  return wireWritingBody(kind).partial()
}

export function wireWriting(kind: WritingKind) {
  const text = z.string()
  const texts = z.object({
    ...Object.fromEntries(writingTexts[kind].map(({ name }) => [name, text])),
    published: z.boolean(),
    publishAt: WireInstant.nullable(),
  })
  return z
    .object({
      id: z.string(),
      version: z.int(),
      changedAt: WireInstant.nullable(),
      ...Object.fromEntries(writingFacts[kind].map(({ name }) => [name, text])),
      translations: z.object(inEveryLocale(() => texts)),
    })
    .meta({ id: names[kind], description: `A ${kind} in every language; its version is the entity tag for changes.` })
}

export const WireWritingEntry = z
  .object({
    id: z.string(),
    titles: z.object(inEveryLocale(() => z.string())),
    published: z.array(z.enum(locales)),
    missing: z.array(z.enum(locales)).meta({ description: 'Languages that lack a text that they need.' }),
    version: z.int(),
  })
  .meta({ id: 'StaffWriting', description: 'A record of the content in a list.' })

export function writingOnWire({ key: id, version, changedAt, facts, texts, publication }: Writing) {
  const translations = Object.fromEntries(
    locales.map((locale) => {
      const each = publication[locale]
      const publishAt = each.state === 'scheduled' ? each.at : null
      return [locale, { ...texts[locale], published: each.state === 'published', publishAt }]
    }),
  )
  return { id, version, changedAt, ...facts, translations }
}

function factsOf(kind: WritingKind) {
  return Object.fromEntries(writingFacts[kind].map(({ name }) => [name, z.string().max(500).optional()]))
}

function textsOf(kind: WritingKind) {
  const texts = writingTexts[kind].map(({ name, longest }) => [name, z.string().max(longest).optional()] as const)
  return z.strictObject({ ...Object.fromEntries(texts), ...publicationFields })
}
