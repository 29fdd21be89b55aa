import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { promiseAnswers } from '#modules/promises/index.ts'
import type { ChangesOfJourney } from '#modules/promises/index.server.ts'
import own from './changes-section.module.css'
import styles from './emergency-section.module.css'

/** What was refused of an answer to a change. */
export type ChangesAnswer = { changes: { problem: 'answered-before' } }

/** What of each journey is another thing than was bought, line by line, and what its customer may answer. */
export function ChangesSection({
  journeys,
  nameOf,
  answer,
}: {
  journeys: readonly ChangesOfJourney[]
  nameOf: (departureId: string) => string
  answer: ChangesAnswer | undefined
}) {
  const text = useText('changes')
  if (journeys.length === 0) return null
  return (
    <section className={styles.section} id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">{text('title')}</h2>
      {answer && (
        <Notice tone="error" isAnnounced>
          {text('problem')}
        </Notice>
      )}
      {journeys.map((journey) => (
        <Journey
          key={journey.departureId}
          journey={journey}
          name={journeys.length > 1 ? nameOf(journey.departureId) : ''}
        />
      ))}
    </section>
  )
}

function Journey({ journey, name }: { journey: ChangesOfJourney; name: string }) {
  const text = useText('changes')
  const locale = useLocale()
  const { differences, toldAt, reason, open, answer } = journey
  return (
    <div className={own.journey}>
      {name !== '' && (
        <h3>
          <bdi>{name}</bdi>
        </h3>
      )}
      <p className={styles.lead}>
        {text('told', { date: formatDate(dayInIstanbul(toldAt), locale) })} {reason}
      </p>
      {differences.length === 0 ? (
        <p>{text('back')}</p>
      ) : (
        <ul className={own.list}>
          {differences.map((difference, index) => (
            <li key={index}>
              <p className={own.what}>
                {difference.what} {difference.weight === 'essential' && <Tag tone="red">{text('essential')}</Tag>}
              </p>
              {difference.was !== difference.is && (
                <dl className={own.sides}>
                  <div>
                    <dt>{text('was')}</dt>
                    <dd>
                      <s>{difference.was}</s>
                    </dd>
                  </div>
                  <div>
                    <dt>{text('now')}</dt>
                    <dd>{difference.is}</dd>
                  </div>
                </dl>
              )}
            </li>
          ))}
        </ul>
      )}
      {open ? <Answers open={open} /> : <p>{text(answer === null ? 'done-read' : `done-${answer}`)}</p>}
    </div>
  )
}

function Answers({
  open: { noticeId, weight, answerBy, silenceAccepts },
}: {
  open: NonNullable<ChangesOfJourney['open']>
}) {
  const text = useText('changes')
  const locale = useLocale()
  return (
    <form method="post" action="#changes" className={own.answers}>
      <p>{text(`lead-${weight}`)}</p>
      {answerBy && <p>{text(silenceAccepts ? 'by-or-accepted' : 'by', { date: formatDate(answerBy, locale) })}</p>}
      <input type="hidden" name="intent" value="answer-change" />
      <input type="hidden" name="notice" value={noticeId} />
      {weight === 'minor' ? (
        <Button name="answer" value="read">
          {text('read')}
        </Button>
      ) : (
        promiseAnswers.map((each) => (
          <Button key={each} name="answer" value={each} look={each === 'accept' ? 'solid' : 'outline'}>
            {text(each)}
          </Button>
        ))
      )}
    </form>
  )
}
