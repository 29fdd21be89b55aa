import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { findUser } from '#modules/accounts/index.server.ts'
import type { Agency as House } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import { findAgencyRow } from '../data/agencies.server.ts'
import { listOfferEvents, offers, toOffer, type Offer } from '../data/offers.server.ts'
import { makeOfferPaper, organiserOf } from '../documents/papers.server.ts'
import { offerMailTexts, type OfferMail } from '../mail/offer-mail-texts.ts'
import type { AgentWork } from './agent-work.server.ts'

/** Mails of these kinds go to the customer, the others to the agency, or to whoever of the staff wrote the offer. */
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
  if (!offer) return
  const isForCustomer = toCustomer.includes(kind)
  const locale = isForCustomer ? offer.locale : defaultLocale
  const organiser = await work.agency(locale)
  const agency = await sellerOf(db, offer, organiser)
  const to = isForCustomer ? offer.customer.email : agency.email
  if (to === '') return
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
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: text.paragraphs
      .map((paragraph) => say(locale, paragraph, facts))
      .filter((paragraph) => paragraph !== ''),
    button: {
      href: isForCustomer ? work.offerUrl(locale, offer.token) : ownUrl(work, offer, locale),
      label: text.button,
    },
    rows: [{ name: offer.offerNo, value: formatMoney(offer.total, locale, { cents: true }), isCode: true }],
    footer: [...new Set([agency.name, agency.phone, organiser.firm])].filter(Boolean).join(' · '),
  })
  const paperWork = { pdf: work.pdf, locale, organiser: organiserOf(organiser) }
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

/** Who sells, as its mails name it: an agency, or we, for whom whoever wrote the offer hears what became of it. */
async function sellerOf(db: Db, { agencyId, createdBy }: Offer, organiser: House) {
  if (agencyId !== null) {
    const agency = await findAgencyRow(db, agencyId)
    if (!agency) throw new Error(`no agency ${agencyId}`)
    return agency
  }
  const writer = createdBy === null ? undefined : await findUser(db, { id: createdBy })
  return { name: organiser.brand, phone: organiser.phone, email: writer?.email ?? organiser.email }
}

function ownUrl(work: AgentWork, { agencyId, id }: Offer, locale: Locale): string {
  return agencyId === null ? work.staffUrl(locale, id) : work.agentUrl(locale, id)
}
