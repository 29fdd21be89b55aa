import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import type { LocalTime } from '#kernel/zoned-time.ts'
import { milestones, type Milestone } from '#modules/road/index.ts'
import styles from './emergency-section.module.css'
import own from './family-news.module.css'

/** Whose clocks the hours of a journey are by. */
export type NewsZone = 'saudi' | 'turkiye' | 'local'

export type NewsOfTraveller = {
  id: string
  name: string
  agrees: boolean
  events: ({ milestone: Milestone } & LocalTime)[]
}

/** What those at home may hear of one journey. */
export type FamilyNews = { key: string; isPilgrimage: boolean; zone: NewsZone; people: NewsOfTraveller[] }

/** The answer to somebody for whom nothing can be agreed to any more. */
export type FamilyAnswer = { family: 'nothing-asked' }

/** For whom those at home may hear of a journey, a button for each to agree or take it back, and the news there are. */
export function FamilyConsents({ news, answer }: { news: readonly FamilyNews[]; answer: FamilyAnswer | undefined }) {
  const text = useText('family')
  const steps = useSteps(news)
  if (news.length === 0) return null
  return (
    <section className={styles.section} id="family" aria-labelledby="family-title">
      <h2 id="family-title">{text('title')}</h2>
      <p className={styles.lead}>{text('lead', { steps })}</p>
      {answer && (
        <Notice tone="error" isAnnounced>
          {text(answer.family)}
        </Notice>
      )}
      <form method="post" action="#family">
        <input type="hidden" name="intent" value="family-consent" />
        {news.map((journey) => (
          <ul key={journey.key} className={own.list}>
            {journey.people.map((person) => (
              <li key={person.id}>
                <p>
                  <bdi className={own.name}>{person.name}</bdi> · {text(person.agrees ? 'agreed' : 'not-agreed')}
                </p>
                <Button name={person.agrees ? 'withdraw' : 'agree'} value={person.id} look="outline" isSmall>
                  <bdi>{person.name}</bdi>
                  {': '}
                  {text(person.agrees ? 'take-back' : 'give')}
                </Button>
                <Events {...{ person, journey }} />
              </li>
            ))}
          </ul>
        ))}
      </form>
      {news.some(({ people }) => people.some(({ agrees }) => agrees)) && <small>{text('silence')}</small>}
    </section>
  )
}

/** What those at home hear, for whoever looks after the order; that nobody has agreed is said, and what silence means. */
export function FamilyNewsSection({ news }: { news: readonly FamilyNews[] }) {
  const text = useText('family')
  if (news.length === 0) return null
  const agreeing = news.map((journey) => ({ ...journey, people: journey.people.filter(({ agrees }) => agrees) }))
  const isNobody = agreeing.every(({ people }) => people.length === 0)
  return (
    <section className={styles.section} aria-labelledby="family-title">
      <h2 id="family-title">{text('news-title')}</h2>
      {isNobody && <p>{text('nobody-agreed')}</p>}
      {agreeing.map((journey) => (
        <ul key={journey.key} className={own.list}>
          {journey.people.map((person) => (
            <li key={person.id}>
              <bdi className={own.name}>{person.name}</bdi>
              {person.events.length === 0 && <p>{text('nothing-yet')}</p>}
              <Events {...{ person, journey }} />
            </li>
          ))}
        </ul>
      ))}
      {!isNobody && <small>{text('silence')}</small>}
    </section>
  )
}

function Events({ person, journey }: { person: NewsOfTraveller; journey: FamilyNews }) {
  const text = useText('family')
  const locale = useLocale()
  if (person.events.length === 0) return null
  return (
    <ol className={own.events}>
      {person.events.map(({ milestone, day, time }) => (
        <li key={milestone}>
          {text('moment', {
            what: text(milestone),
            day: formatDate(day, locale, { weekday: true, year: false }),
            time: formatTime(time, locale),
            zone: text(`zone-${journey.zone}`),
          })}
        </li>
      ))}
    </ol>
  )
}

function useSteps(news: readonly FamilyNews[]): string {
  const text = useText('family')
  const locale = useLocale()
  return joinList(
    stepsOf(news).map((step) => text(step)),
    locale,
  )
}

/** What there can be news of: an umrah only on a pilgrimage. */
export function stepsOf(news: readonly Pick<FamilyNews, 'isPilgrimage'>[]): Milestone[] {
  const hasUmrah = news.some(({ isPilgrimage }) => isPilgrimage)
  return milestones.filter((step) => hasUmrah || step !== 'umrah-done')
}
