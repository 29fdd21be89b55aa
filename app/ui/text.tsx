import { createContext, use, type ReactNode } from 'react'
import { createTranslator, type Messages, type useTranslations } from 'use-intl'
import { rememberWords } from './remember-words.ts'
import {
  formatDate,
  formatDateRange,
  formatHijriRange,
  formatInstant,
  formatMonth,
  hijriMonthName,
} from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { languages } from '#kernel/languages.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

const LocaleContext = createContext<Locale>(defaultLocale)
const MessagesContext = createContext<object>({})

/**
 * The texts of an area: `const text = useText('cart')`, then `text('lines', { count })`. Keys and arguments are
 * checked by the compiler; the area must be named in the `handle` of the page. A text that is missing throws.
 */
export const useText = ((area: keyof Messages) =>
  translatorOf(use(LocaleContext), use(MessagesContext), area)) as typeof useTranslations

export function useLocale(): Locale {
  return use(LocaleContext)
}

/** Gives a page its language and the texts of its areas. */
export function TextProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: object
  children: ReactNode
}) {
  return (
    <LocaleContext value={locale}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </LocaleContext>
  )
}

type Translators = Map<keyof Messages, ReturnType<typeof newTranslator>>

/** Parsing a message takes longer than filling it in, so translators outlive the page: all pages share their texts. */
const translators = new WeakMap<object, Translators>()

function translatorOf(locale: Locale, messages: object, area: keyof Messages): ReturnType<typeof newTranslator> {
  const known: Translators = translators.get(messages) ?? new Map()
  const translator = known.get(area) ?? newTranslator(locale, messages, area)
  translators.set(messages, known.set(area, translator))
  return translator
}

function newTranslator(locale: Locale, messages: object, area: keyof Messages) {
  return rememberWords(
    createTranslator({
      locale: languages[locale].tag,
      messages: messages as Messages,
      namespace: area,
      timeZone: 'Europe/Istanbul',
      onError: (error) => {
        throw error
      },
    }),
  )
}

/** One calendar day, `12 Şubat 2027`. */
export function DateText({
  date,
  weekday = false,
  short = false,
  year = true,
  className,
}: {
  date: PlainDate
  weekday?: boolean
  short?: boolean
  year?: boolean
  className?: string | undefined
}) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date, useLocale(), { weekday, short, year })}
    </time>
  )
}

/** A moment as clocks in Istanbul show it, `12 Şubat 2027 11.40`. */
export function InstantText({ instant, className }: { instant: Date; className?: string | undefined }) {
  return (
    <time dateTime={instant.toISOString()} className={className}>
      {formatInstant(instant, useLocale())}
    </time>
  )
}

/** The days of a journey, `12–22 Şubat 2027`. Not isolated: in Arabic the range runs from the right. */
export function DateRangeText({
  from,
  to,
  short = false,
  year = true,
  className,
}: {
  from: PlainDate
  to: PlainDate
  short?: boolean
  year?: boolean
  className?: string | undefined
}) {
  return <span className={className}>{formatDateRange(from, to, useLocale(), { short, year })}</span>
}

/** The same days in the Hijri calendar, `5–15 Ramazan 1448`; one day when `to` is left out. */
export function HijriText({
  from,
  to = from,
  className,
}: {
  from: PlainDate
  to?: PlainDate | undefined
  className?: string | undefined
}) {
  return <span className={className}>{formatHijriRange(from, to, useLocale())}</span>
}

/** An amount as readers expect it, kept together and apart from the direction of the text around it. */
export function MoneyText({
  money,
  cents,
  className,
}: {
  money: Money
  cents?: boolean | undefined
  className?: string | undefined
}) {
  return <bdi className={className}>{formatMoney(money, useLocale(), cents === undefined ? {} : { cents })}</bdi>
}

/** A calendar month from `yyyy-mm`, `Şubat 2027`. */
export function MonthText({
  month,
  year = true,
  className,
}: {
  month: string
  year?: boolean
  className?: string | undefined
}) {
  return (
    <time dateTime={month} className={className}>
      {formatMonth(month, useLocale(), { year })}
    </time>
  )
}

/** The name of a Hijri month, 1 to 12. */
export function HijriMonthText({
  month,
  className,
  short = false,
}: {
  month: number
  className?: string | undefined
  short?: boolean
}) {
  return <span className={className}>{hijriMonthName(month, useLocale(), short)}</span>
}
