import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { say } from '#platform/texts/say.ts'
import type { NoticeStage } from '../domain/notices.ts'
import type { PlannedStep } from '../domain/plan.ts'
import { stepDigestTexts } from './step-digest-texts.ts'

export type ToldStep = { name: string; step: PlannedStep; stage: NoticeStage }

type Facts = {
  locale: Locale
  name: string
  orderNo: string
  agency: { brand: string; phone: string }
  href: string
}

/** The one mail of a day about the steps of an order: what is late first, in words that say for how long. */
export async function writeStepDigest(told: readonly ToldStep[], { locale, name, orderNo, agency, href }: Facts) {
  const text = stepDigestTexts[locale]
  const phone = isolateIn(locale, agency.phone)
  const facts = { name, phone, orderNo: isolateIn(locale, orderNo) }
  const latest = Math.max(...told.map(({ stage }) => stage))
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  return writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, latest > 0 ? text['subject-late'] : text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [say(locale, text[leadOf(latest)], facts), say(locale, text.question, facts)],
    button: { href, label: text.button },
    rows: told
      .toSorted((a, b) => a.step.lastDay.localeCompare(b.step.lastDay))
      .map((each) => ({ name: each.name, value: rowOf(each, locale) })),
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
}

function leadOf(latest: number) {
  if (latest >= 7) return 'late-7'
  if (latest >= 3) return 'late-3'
  if (latest >= 1) return 'late-1'
  return latest === 0 ? 'today' : 'coming'
}

function rowOf({ step: { kind, text: own, payment, lastDay }, stage }: ToldStep, locale: Locale): string {
  const text = stepDigestTexts[locale]
  const amount = payment ? isolateIn(locale, formatMoney(payment.amount, locale, { cents: true })) : ''
  const what = kind === 'own' || kind === 'visa' ? (own?.[locale] ?? '') : say(locale, text[kind], { amount })
  const when = say(locale, stage > 0 ? text['was-by'] : text.by, { date: formatDate(lastDay, locale) })
  return joinList([what, when].filter(Boolean), locale)
}
