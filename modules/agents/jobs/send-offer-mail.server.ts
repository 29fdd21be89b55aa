import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter } from '#platform/mail/write-letter.tsx'
import { findAgencyRow } from '../data/agencies.server.ts'
import { listOfferEvents, offers, toOffer } from '../data/offers.server.ts'
import { fill } from '../documents/paper-texts.ts'
import { makeOfferPaper } from '../documents/papers.server.ts'
import { offerMailTexts, type OfferMail } from '../mail/offer-mail-texts.ts'
import type { AgentWork } from './agent-work.server.ts'

/** Mails of these kinds go to the customer, the others to the agency. */
const toCustomer: readonly OfferMail[] = ['offer', 'reminder', 'answer', 'reserved']

/** Writes the mail of an event of an offer, once; the offer itself comes with its paper. */
export async function sendOfferMail(
  work: AgentWork,
  { offerId, eventId, kind }: { offerId: string; eventId: number; kind: OfferMail },
  now: Date,
): Promise<void> {
  const { db } = work
  const row = await offers(db).where('id', '=', offerId).executeTakeFirst()
  const offer = row && toOffer(row)
  const agency = offer && (await findAgencyRow(db, offer.agencyId))
  if (!offer || !agency) return
  const isForCustomer = toCustomer.includes(kind)
  const to = isForCustomer ? offer.customer.email : agency.email
  if (to === '') return
  const locale = isForCustomer ? offer.locale : defaultLocale
  const organiser = await work.agency(locale)
  const event = (await listOfferEvents(db, offerId)).find(({ id }) => id === eventId)
  const facts = {
    name: `${offer.customer.firstName} ${offer.customer.lastName}`,
    agency: agency.name,
    number: offer.offerNo,
    date: formatDate(offer.validUntil, locale),
    phone: agency.phone,
    words: event?.words ?? '',
  }
  const text = offerMailTexts[locale][kind]
  const letter = await writeLetter({
    locale,
    brand: agency.name,
    subject: fill(text.subject, facts),
    greeting: fill(text.greeting, facts),
    paragraphs: text.paragraphs.map((paragraph) => fill(paragraph, facts)).filter((paragraph) => paragraph !== ''),
    button: {
      href: isForCustomer ? work.offerUrl(locale, offer.token) : work.agentUrl(locale, offer.id),
      label: text.button,
    },
    rows: [{ name: offer.offerNo, value: formatMoney(offer.total, locale, { cents: true }), isCode: true }],
    footer: [agency.name, agency.phone, organiser.firm].filter(Boolean).join(' · '),
  })
  const paperWork = { pdf: work.pdf, locale, organiser: { firm: organiser.firm, number: organiser.licence.number } }
  const attachments =
    kind === 'offer' || kind === 'reserved'
      ? [
          {
            filename: `${offer.offerNo}.pdf`,
            contentType: 'application/pdf',
            bytes: await makeOfferPaper(db, offer, paperWork, now),
          },
        ]
      : []
  const headers =
    agency.email === '' ? {} : { 'Reply-To': isForCustomer ? agency.email : offer.customer.email || agency.email }
  await queueMail(db, { key: `agent-offer:${offerId}:${eventId}`, to, locale, headers, attachments, ...letter })
}
