import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sanitiseHtml, type SanitiseOptions } from '#platform/html/sanitise-html.server.ts'
import { derivePage, factsOfPage, type DerivedPage } from './domain/derive-page.ts'
import { fillPlaceholders } from './domain/fill-placeholders.ts'
import { titleFieldOf, type WritingKind } from './domain/writing.ts'
import { findWriting } from './list-writings.server.ts'
import { readTitleFacts } from './read-title-facts.server.ts'

/** What visitors would read of a record in one language, published or not. */
export type Preview = Omit<DerivedPage, 'subtitle'> & { lead: string; picture: string; body: SafeHtml }

/** A record as it was saved, the way its page would show it; `undefined` when there is none. */
export async function previewPage(
  db: Db,
  admin: Admin<'content'>,
  {
    kind,
    key,
    locale,
    today,
    ...options
  }: { kind: WritingKind; key: string; locale: Locale; today: PlainDate } & SanitiseOptions,
): Promise<Preview | undefined> {
  const writing = await findWriting(db, admin, { kind, key })
  if (!writing) return undefined
  const texts = writing.texts[locale]
  const body = texts['body'] ?? texts['answer'] ?? ''
  const title = texts[titleFieldOf(kind)] ?? ''
  const facts = await readTitleFacts(db, { locale, today })
  const { subtitle: lead, ...derived } = derivePage(
    {
      title,
      subtitle: texts['subtitle'] ?? texts['excerpt'] ?? '',
      body,
      titleTemplate: texts['metaTitle'] ?? '',
      descriptionTemplate: texts['metaDescription'] ?? '',
      categoryLink: writing.facts['category'] ?? '',
      parentLink: writing.facts['parent'] ?? '',
    },
    facts,
  )
  return {
    ...derived,
    lead,
    picture: writing.facts['picture'] ?? '',
    body: sanitiseHtml(fillPlaceholders(body, factsOfPage(title, facts)), options),
  }
}
