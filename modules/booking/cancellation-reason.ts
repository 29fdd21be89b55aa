import { isolateLatin } from '#kernel/bidi.ts'
import { counted, daysText } from '#kernel/counted.ts'
import type { Locale } from '#kernel/locale.ts'
import { fill } from './documents/fill.ts'
import type { CancelledTour } from './domain/cancellation.ts'
import { cancellationReasons } from './mail/refund-texts.ts'

/** Why a share of the price goes back, as one sentence with the days in the form of their number. */
export function cancellationReason({ rule, days, percent }: CancelledTour, locale: Locale): string {
  return fill(cancellationReasons[locale][rule.code] ?? '', {
    days: daysBefore(days, locale),
    from: 'from' in rule ? daysBefore(rule.from, locale) : '',
    percent: locale === 'ar' ? isolateLatin(String(percent)) : String(percent),
  })
}

/** Days after a preposition, which Arabic inflects. */
export function daysBefore(count: number, locale: Locale): string {
  if (locale !== 'ar') return daysText(count, locale)
  return counted(count, locale, { tr: '', en: ['', ''], ar: ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'] })
}
