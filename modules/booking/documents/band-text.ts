import { daysAfterText } from '#kernel/counted.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CancellationBand } from '#modules/catalog/index.ts'
import { say } from '#platform/texts/say.ts'

type BandWord = 'from' | 'between' | 'day' | 'on-the-day' | 'less' | 'all' | 'part' | 'nothing'

const words: Record<Locale, Record<BandWord, string>> = {
  tr: {
    from: 'kalkışa {days} ve daha fazla kala {refund}',
    between: 'kalkışa {first}–{days} kala {refund}',
    day: 'kalkışa {days} kala {refund}',
    'on-the-day': 'kalkış gününe kadar {refund}',
    less: 'daha geç bildirilirse {refund}',
    all: '%100 iade (zorunlu vergi ve harçlar hariç)',
    part: '%{percent} iade',
    nothing: 'iade yok',
  },
  en: {
    from: '{days} or more before departure: {refund}',
    between: '{first} to {days} before departure: {refund}',
    day: '{days} before departure: {refund}',
    'on-the-day': 'up to the day of departure: {refund}',
    less: 'later: {refund}',
    all: '100% refund (compulsory taxes and charges excepted)',
    part: '{percent}% refund',
    nothing: 'no refund',
  },
  ar: {
    from: 'قبل المغادرة بمدة {days} أو أكثر: {refund}',
    between: 'قبل المغادرة بمدة من {first} إلى {days}: {refund}',
    day: 'قبل المغادرة بمدة {days}: {refund}',
    'on-the-day': 'حتى يوم المغادرة: {refund}',
    less: 'بعد ذلك: {refund}',
    all: 'استرداد 100% (عدا الضرائب والرسوم الواجبة)',
    part: 'استرداد {percent}%',
    nothing: 'لا استرداد',
  },
}

/**
 * What of the price goes back for a notice so many days before departure, one phrase for each range of days, the
 * earliest first. Every day up to departure is in exactly one of them.
 */
export function bandTexts(bands: readonly CancellationBand[], locale: Locale): string[] {
  const text = words[locale]
  const sorted = bands.toSorted((a, b) => b.fromDaysBefore - a.fromDaysBefore)
  const phrases = sorted.map(({ fromDaysBefore, refundPercent }, index) => {
    const above = sorted[index - 1]?.fromDaysBefore
    const refund = refundText(refundPercent, locale)
    if (above === undefined)
      return fromDaysBefore === 0
        ? say(locale, text['on-the-day'], { refund })
        : say(locale, text.from, { days: daysAfterText(fromDaysBefore, locale), refund })
    const last = above - 1
    const days = daysAfterText(last, locale)
    return fromDaysBefore === last
      ? say(locale, text.day, { days, refund })
      : say(locale, text.between, { first: String(fromDaysBefore), days, refund })
  })
  const isOpenBelow = (sorted.at(-1)?.fromDaysBefore ?? 0) > 0
  return isOpenBelow ? [...phrases, say(locale, text.less, { refund: text.nothing })] : phrases
}

function refundText(percent: number, locale: Locale): string {
  if (percent === 0) return words[locale].nothing
  return percent === 100 ? words[locale].all : say(locale, words[locale].part, { percent: String(percent) })
}
