import type { RequestServices } from '#app/http/middleware/contexts.ts'
import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { drawQrCode } from '#app/pictures/qr-code.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { agencyOf } from '#app/work/agency.ts'
import { documentWorkOf } from '#app/work/document-work.server.ts'
import { joinList } from '#kernel/join-list.ts'
import { languageOfHosts } from '#kernel/languages.ts'
import { inEveryLocale, type Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { getSite } from '#modules/content/index.server.ts'
import { makeCards } from '#modules/documents/index.server.ts'
import type { PrintedCardSide } from '#modules/documents/index.ts'
import type { Workspace } from '#modules/operations/index.ts'
import type { CardChoice } from '#modules/road/index.ts'
import { printCards, type PrintedCard } from '#modules/road/index.server.ts'
import { internationalPhone } from '#platform/phone/international.server.ts'
import { answerFile } from './answer-file.ts'

/** The sheet of cards of a day to cut and fold, one card for each city; 409 with the reason where all of it would lead to nobody. */
export async function answerCards(
  { db, env }: Pick<RequestServices, 'db' | 'env'>,
  admin: Admin<'orders'>,
  { workspace, locale }: { workspace: Workspace; locale: Locale },
  now: Date,
): Promise<Response> {
  const printed = await printCards(db, admin, workspace, now)
  if (!printed.ok) {
    const names = printed.error.tours.map((name) => name[locale])
    const reason = translator(locale, 'staff-operations')('cards-nobody-to-call', { tour: joinList(names, locale) })
    return new Response(reason, { status: statusOf(printed.error.code), headers: plain })
  }
  const site = await getSite(db, locale)
  const { firm, address } = await getSite(db, languageOfHosts)
  const agency = joinList([firm, address], languageOfHosts)
  const printing = { origin: env.publicUrl, agencyPhone: site.phone, agency }
  const cards = printed.value.flatMap((card) => sidesOf(card, printing))
  const sheet = { title: translator(locale, 'card')('sheet'), cards }
  const pdf = await makeCards(documentWorkOf({ db, env }).pdf, sheet, agencyOf(site, locale), locale)
  return answerFile(pdf, 'application/pdf', { name: `cards-${workspace.date}.pdf`, locale })
}

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

const says = inEveryLocale((locale) => translator(locale, 'card'))

type Printing = { origin: URL; agencyPhone: string; agency: string }

function sidesOf(card: PrintedCard, printing: Printing): PrintedCardSide[] {
  const { stays } = card
  const cities = [...Map.groupBy(stays, ({ cityName }) => cityName.en).values()]
  return cities.length === 0
    ? [sideOf(card, undefined, printing)]
    : cities.map(([stay]) => sideOf(card, stay, printing))
}

/** Without a hotel the city and where the agency is stand in its place. */
function sideOf(
  { token, name, city, call, duty, choice }: PrintedCard,
  stay: PrintedCard['stays'][number] | undefined,
  { origin, agencyPhone, agency }: Printing,
): PrintedCardSide {
  const calls = [
    ...(call ? [{ who: call.who, phone: call.phone }] : []),
    ...(duty !== '' || !call ? [{ who: 'duty' as const, phone: duty === '' ? agencyPhone : duty }] : []),
  ]
  return {
    name,
    ask: inEveryLocale((locale) => says[locale]('ask')),
    host: stay
      ? [
          joinList([stay.name[languageOfHosts], stay.cityName[languageOfHosts]], languageOfHosts),
          stay.nearestGate[languageOfHosts] || stay.addressAr,
        ].filter(Boolean)
      : [city?.[languageOfHosts] ?? '', agency].filter(Boolean),
    latin: stay ? [`${stay.name.en}, ${stay.cityName.en}`] : [city?.en ?? ''].filter(Boolean),
    calls: calls.map(({ who, phone }) => ({
      host: says[languageOfHosts](who),
      latin: `${says.tr(who)} / ${says.en(who)}`,
      phone: internationalPhone(phone),
    })),
    health: healthOf(choice),
    qr: drawQrCode(new URL(paths.card(token), origin).href),
  }
}

/** In the language of the hosts for whoever finds the bearer, in English for a doctor anywhere. */
function healthOf({ health }: CardChoice): PrintedCardSide['health'] {
  if (health.length === 0) return null
  const said = (locale: Locale) => {
    const text = translator(locale, 'card-choice')
    return text('health', { what: health.map((each) => text(`health-${each}`)).join(' · ') })
  }
  return { host: said(languageOfHosts), latin: said('en') }
}
