import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { textIn } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReturnedOrder } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { say } from '#platform/texts/say.ts'
import { reviewRequestTemplates } from './review-message-templates.ts'
import { reviewRequestTexts } from './review-request-texts.ts'

type Request = { kind: 'ask' | 'remind'; order: ReturnedOrder; href: string; endsOn: PlainDate }

/**
 * Writes inside the caller's transaction that a customer may say how their journey was, once for each kind: it is about what they
 * bought and praises nothing, so it is a service message, and each says how to be left in peace.
 */
export async function queueReviewRequest(
  tx: Db,
  { kind, order, href, endsOn }: Request,
  agency: { brand: string; phone: string },
): Promise<void> {
  const { locale, id, orderNo, contact } = order
  const text = reviewRequestTexts[locale]
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  const tour = isolateIn(locale, textIn(locale, order.tourName))
  const facts = { name, tour, date: formatDate(endsOn, locale) }
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  const mail = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text[`subject-${kind}`], facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [say(locale, text[`lead-${kind}`], facts), text.what, say(locale, text.until, facts)],
    button: { href, label: text.button },
    rows: [],
    refusal: { href: `${href}#leave-me`, label: text.refuse },
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
  const words = fillTemplate(reviewRequestTemplates.template(locale, kind), {
    name: isolateIn(locale, name),
    orderNo: isolateIn(locale, orderNo),
    tour,
    link: href,
  })
  const { phone, email } = contact
  await queueMessage(tx, { kind: 'service', key: `review:${kind}:${id}`, locale, phone, email, words, mail })
}
