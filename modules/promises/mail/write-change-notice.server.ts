import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { say } from '#platform/texts/say.ts'
import type { ChangeReason } from '../domain/change-reason.ts'
import type { Weight } from '../domain/weight.ts'
import type { Difference } from '../differences.ts'
import { changeNoticeTexts } from './change-notice-texts.ts'
import { differenceRows } from './difference-rows.server.ts'

type Notice = {
  /** None where a change that was told is taken back. */
  differences: readonly Difference[]
  weight: Weight
  isUrgent: boolean
  reason: ChangeReason | null
  answerBy: PlainDate | null
  silenceAccepts: boolean
}

type Facts = {
  locale: Locale
  name: string
  orderNo: string
  tour: string
  agency: { brand: string; phone: string }
  href: string
}

/** The mail that says what of a journey is another thing now, why, and what its customer may choose. */
export async function writeChangeNotice(
  { differences, weight, isUrgent, reason, answerBy, silenceAccepts }: Notice,
  { locale, name, orderNo, tour, agency, href }: Facts,
) {
  const text = changeNoticeTexts[locale]
  const facts = {
    name,
    orderNo: isolateIn(locale, orderNo),
    tour: isolateIn(locale, tour),
    phone: isolateIn(locale, agency.phone),
  }
  const isBack = differences.length === 0
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  return writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text[isUrgent ? 'subject-urgent' : 'subject'], facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [
      say(locale, text[isBack ? 'lead-back' : 'lead'], facts),
      isBack || reason === null ? '' : text.reason[reason],
      ...(isUrgent ? [say(locale, text.urgent, facts)] : []),
      text[weight],
      answerBy
        ? say(locale, text[silenceAccepts ? 'by-or-accepted' : 'by'], { date: formatDate(answerBy, locale) })
        : '',
    ].filter(Boolean),
    button: { href, label: text.button },
    rows: differenceRows(differences, locale),
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
}
