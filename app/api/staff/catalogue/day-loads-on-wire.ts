import { blankText, inEveryLocale, locales } from '#kernel/locale.ts'
import { money, parseDecimalText, toDecimalText } from '#kernel/money.ts'
import { loadOf, unsaidLoad, type DayLoad } from '#modules/catalog/index.ts'
import type { TourDraft } from '#modules/catalog/index.server.ts'
import type { TourPatchBody } from '#app/wire/wire-staff-tour.ts'

/** What a day asks of a body as calls answer it; the easier way stands with the texts of the day. */
export function loadOnWire({ metresWalked, minutesStanding, stairSteps, chair, easierPrice, easierCurrency }: DayLoad) {
  return {
    metresWalked,
    minutesStanding,
    stairSteps,
    chair,
    easierPrice:
      easierPrice === null || easierCurrency === null
        ? null
        : { amount: toDecimalText(money(easierPrice, easierCurrency)), currency: easierCurrency },
  }
}

/** The load of one day with what a body says of it; what the body leaves out stays. Not checked yet. */
export function loadFromWire(index: number, tour: TourDraft, body: TourPatchBody): DayLoad {
  const day = tour.program[index]
  const before = day ? loadOf(day) : unsaidLoad
  const way = inEveryLocale(
    (locale) => body.translations?.[locale]?.program?.[index]?.easierWay ?? (before.easierWay ?? blankText())[locale],
  )
  const easierWay = locales.every((locale) => way[locale].trim() === '') ? null : way
  if (!body.dayLoads) return { ...before, easierWay }
  const { easierPrice, ...said } = body.dayLoads[index] ?? loadOnWire(unsaidLoad)
  return {
    ...said,
    easierWay,
    easierPrice: easierPrice && (parseDecimalText(easierPrice.amount, easierPrice.currency)?.minor ?? null),
    easierCurrency: easierPrice && easierPrice.currency,
  }
}

/** Where on the wire a part of a load stands; `undefined` for texts and for what is no load. */
export function loadPointer(day: string, part: string | undefined): string | undefined {
  if (part === undefined || part === 'easierWay' || !(part in unsaidLoad)) return undefined
  return `/dayLoads/${day}/${part === 'easierCurrency' ? 'easierPrice/currency' : part}`
}
