import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { directionOf, type Locale } from '#kernel/locale.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import { say } from '#platform/texts/say.ts'
import template from './agreement.typ?raw'
import { documentWords } from './document-words.ts'
import { factsOf, type DocumentSubject } from './document-facts.ts'
import { fillDocument, type LegalDocument } from './documents.server.ts'
import { blocksOf } from './html-blocks.ts'
import { versionName } from './version-name.ts'

/** A legal text as it was agreed, filled with the facts of the order: the customer's copy on a durable medium. */
export function makeAgreement(
  { compilePdf }: PdfCompiler,
  document: LegalDocument,
  subject: DocumentSubject,
  locale: Locale,
): Uint8Array {
  const { agency, order } = subject
  return compilePdf(template, {
    lang: locale,
    dir: directionOf(locale),
    title: document.title[locale],
    firm: agency.firm,
    lead: say(locale, documentWords[locale].lead, {
      orderNo: inOrder(order?.orderNo ?? '—', locale),
      version: inOrder(versionName(document.version), locale),
      date: order ? formatDate(order.placedOn, locale) : '—',
    }),
    blocks: blocksOf(fillDocument(document, locale, factsOf(subject, locale))),
    footer: `${agency.firm} · ${agency.email}`,
  })
}

/** Behind Arabic words the parts of a number with a hyphen would change places. */
function inOrder(code: string, locale: Locale): string {
  return isolateIn(locale, code)
}
