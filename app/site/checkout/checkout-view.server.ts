import { artOf } from '#app/pictures/art.ts'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import { listNationalities } from '#kernel/country.ts'
import { languages } from '#kernel/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Currency, Money } from '#kernel/money.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { splitName } from '#kernel/split-name.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import {
  blankTraveller,
  papersDueOn,
  passportRuleOf,
  type CheckoutDraft,
  type CookieLine,
  type DepositTerms,
  type PapersTime,
  type PassportRule,
  type PriceRules,
} from '#modules/booking/index.ts'
import {
  depositTermsSetting,
  readPapersTime,
  readPriceRules,
  viewCart,
  type CartGroup,
  type CartTour,
} from '#modules/booking/index.server.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { MessageAccounts } from '#platform/messages/message-accounts.ts'
import { listWaysInUse } from '#platform/messages/list-ways-in-use.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'

export type CheckoutTourView = {
  id: string
  name: string
  departsOn: PlainDate
  returnsOn: PlainDate
  nights: number
  picture: WordedPicture | null
  airport: string | null
  legs: { place: 'makkah' | 'madinah' | 'turkiye' | 'other'; name: string; nights: number }[]
  fares: { fare: string; price: Money }[]
  /** What a passport has to do, for whoever needs one, and whether citizens do. */
  passport: PassportRule
  asksCitizensForPassport: boolean
  /** Until when papers of travellers may come. */
  papersDueOn: PlainDate
  isPilgrimage: boolean
  /** What its deposit depends on. */
  terms: Pick<DepartureForSale, 'kind' | 'legalRegime' | 'depositPercent' | 'currency'>
  freeUntil: PlainDate | null
}

/** What the checkout shows before anything is typed. */
export type CheckoutView = {
  currency: Currency
  rules: PriceRules
  deposits: DepositTerms
  tours: CheckoutTourView[]
  nationalities: { code: string; name: string }[]
  memberName: string | null
  draft: CheckoutDraft
  /** By which customers may hear of their journey, beside mail. */
  ways: readonly MessageWay[]
  today: PlainDate
}

export type CheckoutState =
  | { kind: 'empty' }
  | { kind: 'blocked' }
  | { kind: 'open'; view: CheckoutView; group: CartGroup }

/** The rows to pay now: of the currency asked for, or the first of the cart. */
export async function readCheckout(
  db: Db,
  {
    lines,
    waitingToken,
    currency,
    locale,
    user,
    accounts,
    now,
  }: {
    lines: CookieLine[]
    waitingToken: string | undefined
    currency: Currency | undefined
    locale: Locale
    user: SignedInUser | null
    accounts: MessageAccounts
    now: Date
  },
): Promise<CheckoutState> {
  const { groups } = await viewCart(db, { lines, waitingToken, isMember: user !== null }, now)
  const group = groups.find((each) => each.currency === currency) ?? groups[0]
  if (!group) return { kind: 'empty' }
  if (!group.isPayable) return { kind: 'blocked' }
  const today = dayInIstanbul(now)
  const papersTime = await readPapersTime(db)
  const view: CheckoutView = {
    currency: group.currency,
    rules: await readPriceRules(db),
    deposits: await readSetting(db, depositTermsSetting),
    tours: group.tours.map((tour) => tourView(tour, { locale, today, papersTime })),
    nationalities: listNationalities(locale),
    memberName: user?.fullName ?? null,
    draft: emptyDraft(group, user, locale),
    ways: await listWaysInUse(db, accounts),
    today,
  }
  return { kind: 'open', view, group }
}

function tourView(
  { departure }: CartTour,
  { locale, today, papersTime }: { locale: Locale; today: PlainDate; papersTime: PapersTime },
): CheckoutTourView {
  const band = departure.cancellation.find(({ refundPercent }) => refundPercent === 100)
  const freeUntil = band ? addDays(departure.departsOn, -band.fromDaysBefore) : null
  return {
    id: departure.id,
    name: departure.tourName[locale],
    departsOn: departure.departsOn,
    returnsOn: departure.returnsOn,
    nights: departure.nights,
    picture: artOf(departure.image, locale) ?? null,
    airport: departure.originCode,
    legs: departure.legs.map((leg) => ({ ...leg, name: leg.name[locale] })),
    fares: departure.fares,
    passport: passportRuleOf(departure),
    asksCitizensForPassport: departure.passportMonthsAfterReturn !== null,
    papersDueOn: papersDueOn(departure, papersTime, today),
    terms: {
      kind: departure.kind,
      legalRegime: departure.legalRegime,
      depositPercent: departure.depositPercent,
      currency: departure.currency,
    },
    isPilgrimage: departure.kind === 'umrah' || departure.kind === 'hajj',
    freeUntil: freeUntil && freeUntil >= today ? freeUntil : null,
  }
}

/**
 * A place for every traveller of the cart, and what a member need not type again. Only who reads Turkish is guessed to be
 * from Türkiye: guests from elsewhere are not asked for a number they do not have.
 */
function emptyDraft({ tours }: CartGroup, user: SignedInUser | null, locale: Locale): CheckoutDraft {
  const country = languages[locale].country ?? ''
  const { firstName, lastName } = splitName(user?.fullName ?? '')
  const travellers = tours.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      Array.from({ length: line.quantity }, () => ({
        ...blankTraveller,
        nationality: country,
        tourId: line.tourId,
        fare: line.fare,
      })),
    ),
  )
  return {
    mode: user ? 'member' : 'guest',
    contact: {
      firstName,
      lastName,
      email: user?.email ?? '',
      phone: user?.mobile ?? '',
      address: '',
      city: '',
      country,
    },
    account: { password: '', confirmPassword: '' },
    travellers,
    consents: {},
    note: '',
  }
}
