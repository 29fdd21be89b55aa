import { isolateIn } from '#kernel/bidi.ts'
import { daysAfterText } from '#kernel/counted.ts'
import type { Locale } from '#kernel/locale.ts'
import { say } from '#platform/texts/say.ts'
import type { CancelledTour } from './domain/cancellation.ts'
import { cancellationReasons } from './mail/refund-texts.ts'

/** Why a share of the price goes back, as one sentence with the days in the form of their number. */
export function cancellationReason({ rule, days, percent }: CancelledTour, locale: Locale): string {
  return say(locale, cancellationReasons[locale][rule.code], {
    days: daysAfterText(days, locale),
    from: 'from' in rule ? daysAfterText(rule.from, locale) : '',
    percent: isolateIn(locale, String(percent)),
  })
}
