import { isolateIn } from '#kernel/bidi.ts'
import { daysText } from '#kernel/counted.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravellersCustomer } from '#modules/booking/index.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import type { MessageWords } from '#platform/messages/message-words.ts'
import { say } from '#platform/texts/say.ts'
import { permitTemplates } from './permit-message-templates.ts'
import { permitWarningTexts } from './permit-warning-texts.ts'

export type Visit = { passengerId: string; departsOn: PlainDate; day: PlainDate; hour: string; gate: string }

type Warning = {
  people: readonly TravellersCustomer[]
  visits: readonly Visit[]
  order: TravellersCustomer['order']
  agency: { brand: string; phone: string }
  href: string
  days: number
}

/** The warning of permits that are near, as a mail and as words for a telephone. */
export async function writePermitWarning({ people, visits, order: { locale, name }, agency, href, days }: Warning) {
  const text = permitWarningTexts[locale]
  const named = visits.map((visit) => {
    const person = people.find(({ passengerId }) => passengerId === visit.passengerId)
    const { day, hour, gate } = visit
    const when = `${formatDate(day, locale, { weekday: true, year: false })} ${formatTime(hour, locale)}`
    const through = gate === '' ? '' : say(locale, text.gate, { gate })
    return {
      name: person?.name ?? '',
      when,
      moment: joinList([when, through].filter(Boolean), locale),
      travels: person?.departsOn === visit.departsOn,
    }
  })
  const left = named.filter(({ travels }) => !travels).map((each) => each.name)
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  const mail = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, { when: named[0]?.when ?? '' }),
    greeting: say(locale, text.greeting, { name }),
    paragraphs: [
      ...(left.length < named.length ? [text.going] : []),
      ...(left.length > 0 ? [say(locale, text.left, { names: joinList(left, locale) })] : []),
      say(locale, text.why, { days: daysText(days, locale) }),
    ],
    button: { href, label: text.button },
    rows: named.map((each) => ({ name: each.name, value: each.moment })),
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
  const kind = left.length === 0 ? 'going' : left.length === named.length ? 'left' : 'both'
  const words: MessageWords = fillTemplate(permitTemplates.template(locale, kind), {
    name: isolateIn(locale, name),
    visits: named.map((each) => `${isolateIn(locale, each.name)} (${each.moment})`).join(' · '),
    names: joinList(
      left.map((each) => isolateIn(locale, each)),
      locale,
    ),
    days: daysText(days, locale),
    link: href,
  })
  return { mail, words }
}
