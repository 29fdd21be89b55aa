import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate, formatDateRange } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { times, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fareName, type Agency as House } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { AccountLine } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import { say } from '#platform/texts/say.ts'
import { findAgencyRow } from '../data/agencies.server.ts'
import type { Offer } from '../data/offers.server.ts'
import type { AgencyLogo } from '../domain/agency.ts'
import type { Statement } from '../earnings.server.ts'
import { findAgencyLogo } from '../keep-agencies.server.ts'
import { contactOf } from './contact-of.ts'
import { paperTexts } from './paper-texts.ts'

/** Who organises the journey; stands at the foot of every paper of an agency, and at the head of those of our own. */
export type Organiser = Pick<Seller, 'name' | 'contact'> & { firm: string; number: string }

/** Us, as papers name us. */
export function organiserOf({ brand, firm, licence, phone, email, address }: House): Organiser {
  const contact = [isolateLatin(phone), isolateLatin(email), address].join(' · ')
  return { name: brand, contact, firm, number: licence.number }
}

export type PaperWork = { pdf: PdfCompiler; locale: Locale; organiser: Organiser }

/** The paper of an offer in its own language, under the name and logo of the agency, or ours. What it earns is not on it. */
export async function makeOfferPaper(
  db: Db,
  offer: Pick<
    Offer,
    'agencyId' | 'customer' | 'lines' | 'total' | 'discount' | 'freePlaces' | 'validUntil' | 'offerNo' | 'note'
  >,
  work: PaperWork,
  now: Date,
): Promise<Uint8Array> {
  const { locale } = work
  const texts = paperTexts[locale]
  const ids = [...new Set(offer.lines.map(({ tourId }) => tourId))]
  const departures = await findDeparturesForSale(db, ids, dayInIstanbul(now))
  const amount = (value: Money) => formatMoney(value, locale, { cents: true })
  return print(await sellerOf(db, offer.agencyId, work), work, {
    title: texts.offer,
    lead: say(locale, texts.offerLead, { name: `${offer.customer.firstName} ${offer.customer.lastName}` }),
    number: offer.offerNo,
    until: say(locale, texts.validUntil, { date: formatDate(offer.validUntil, locale) }),
    journeys: departures.map(({ tourName, departsOn, returnsOn, hotels }) => ({
      name: tourName[locale],
      dates: formatDateRange(departsOn, returnsOn, locale),
      hotels: hotels.map(({ name, cityName }) => `${cityName[locale]} · ${name[locale]}`),
    })),
    columns: texts.offerColumns,
    rows: offer.lines.map(({ fare, quantity, price }) => [
      fareName(fare, locale),
      String(quantity),
      amount(price),
      amount(times(price, quantity)),
    ]),
    sums: [
      ...(offer.freePlaces > 0
        ? [
            {
              name: say(locale, texts.freePlaces, { count: String(offer.freePlaces) }),
              value: `−${amount(offer.discount)}`,
            },
          ]
        : []),
      { name: texts.total, value: amount(offer.total) },
    ],
    note: offer.note,
  })
}

/** The statement of an agency's account, for printing. */
export async function makeStatementPaper(
  db: Db,
  agencyId: string,
  statement: Statement,
  work: PaperWork,
): Promise<Uint8Array> {
  const { locale } = work
  const texts = paperTexts[locale]
  const { from, to, lines, balances } = statement
  const amount = (value: Money) => formatMoney({ ...value, minor: Math.abs(value.minor) }, locale, { cents: true })
  return print(await sellerOf(db, agencyId, work), work, {
    title: texts.statement,
    lead: lines.length === 0 ? texts.nothing : '',
    number: '',
    until: say(locale, texts.period, { from: formatDate(from, locale), to: formatDate(to, locale) }),
    journeys: [],
    columns: texts.statementColumns,
    rows: lines.map((line) => [
      nameOfLine(line, locale),
      formatDate(line.on, locale),
      line.amount.minor > 0 ? amount(line.amount) : '',
      line.amount.minor < 0 ? amount(line.amount) : '',
    ]),
    sums: balances.map((balance) => ({
      name: balance.minor < 0 ? texts.balanceDue : texts.balanceOwed,
      value: amount(balance),
    })),
    note: '',
  })
}

/** What a movement of an agency's account is called in a language. */
export function statementLineName(line: AccountLine, locale: Locale): string {
  return nameOfLine(line, locale)
}

function nameOfLine({ kind, note }: AccountLine, locale: Locale): string {
  const { kinds } = paperTexts[locale]
  const known = kind === 'commission' || kind === 'payout' || kind === 'payment' || kind === 'refund' ? kind : 'other'
  return say(locale, kinds[known], { note }).replace(/[,،]\s*$/, '')
}

type Paper = {
  title: string
  lead: string
  number: string
  until: string
  journeys: { name: string; dates: string; hotels: string[] }[]
  columns: string[]
  rows: string[][]
  sums: { name: string; value: string }[]
  note: string
}

type Seller = { name: string; contact: string; logo: AgencyLogo | null }

async function sellerOf(db: Db, agencyId: string | null, { organiser, locale }: PaperWork): Promise<Seller> {
  if (agencyId === null) return { name: organiser.name, contact: organiser.contact, logo: null }
  const agency = await findAgencyRow(db, agencyId)
  if (!agency) throw new Error(`no agency ${agencyId}`)
  return { name: agency.name, contact: contactOf(agency, locale), logo: (await findAgencyLogo(db, agencyId)) ?? null }
}

async function print(
  { name, contact, logo }: Seller,
  { pdf, locale, organiser }: PaperWork,
  paper: Paper,
): Promise<Uint8Array> {
  const { default: template } = await import('./paper.typ?raw')
  return pdf.compilePdf(template, {
    ...paper,
    lang: locale,
    dir: directionOf(locale),
    agency: name,
    contact,
    logo: logo ? [...logo.bytes] : null,
    footer: say(locale, paperTexts[locale].footer, { firm: organiser.firm, number: organiser.number }),
  })
}
