import { stepName } from '#app/acts/steps/step-name.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { phoneInWords } from '#kernel/format-phone.ts'
import type { Money } from '#kernel/money.ts'
import { nextOf, type PlannedStep } from '#modules/planner/index.ts'
import type { PlannedPerson } from '#modules/planner/index.server.ts'
import styles from './emergency-section.module.css'
import own from './plan-card.module.css'
import { VisaLine } from './visa-line.tsx'

type BackToday = { paid: Money; back: Money }

/** What was refused of the plan. */
export type PlanAnswer = { plan: { problem: 'nothing-asked' } }

/** Of everybody in the order the one thing to do next with its last safe day, and all steps behind it. */
export function PlanCard({
  people,
  papersHref,
  backToday,
  answer,
}: {
  people: readonly PlannedPerson[]
  papersHref: string
  /** What was paid, and what of it comes back when the journey is given up today. */
  backToday: BackToday | undefined
  answer: PlanAnswer | undefined
}) {
  const text = useText('plan')
  const planned = people.filter(({ steps }) => steps.length > 0)
  if (planned.length === 0) return null
  const waits = planned.some(({ steps }) => nextOf(steps) !== undefined)
  return (
    <section className={styles.section} id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{text(waits ? 'title' : 'title-done')}</h2>
      <p className={styles.lead}>{text(waits ? 'lead' : 'nothing-next')}</p>
      {answer && (
        <Notice tone="error" isAnnounced>
          {text('problem')}
        </Notice>
      )}
      <ul className={own.people}>
        {planned.map((person, index) => (
          <li key={person.id ?? `payer-${index}`}>
            <p className={own.name}>
              <bdi>{person.name}</bdi>
              {person.id === null && ` · ${text('payer')}`}
            </p>
            {person.visa && <VisaLine visa={person.visa} />}
            <Next person={person} papersHref={papersHref} backToday={backToday} />
            <details>
              <summary aria-label={`${text('all-steps')}: ${person.name}`}>{text('all-steps')}</summary>
              <ol className={own.steps}>
                {person.steps.map((step) => (
                  <li key={step.key}>
                    <StepLine step={step} />
                    <Tick person={person} step={step} />
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Next({
  person,
  papersHref,
  backToday,
}: {
  person: PlannedPerson
  papersHref: string
  backToday: BackToday | undefined
}) {
  const text = useText('plan')
  const locale = useLocale()
  const { site } = usePageFrame()
  const step = nextOf(person.steps)
  if (!step) return <p>{text('nothing-next')}</p>
  const phone = phoneInWords(site.phone, locale)
  const isOver = step.state === 'late' && step.kind !== 'payment'
  const amount = (money: Money) => isolateLatin(formatMoney(money, locale, { cents: true }))
  const isOfPapers = step.kind === 'papers' || step.kind === 'passport'
  return (
    <>
      <StepLine step={step} />
      {step.state === 'late' && <p>{text(step.isTight ? 'tight' : 'late', { phone })}</p>}
      {isOver && backToday && (
        <p>{text('late-cost', { paid: amount(backToday.paid), back: amount(backToday.back) })}</p>
      )}
      <div className={own.acts}>
        {isOfPapers && (
          <ButtonLink href={papersHref} isSmall>
            {text('do-papers')}
          </ButtonLink>
        )}
        {step.payment && (
          <ButtonLink href={paths.payment(locale, step.payment.token)} isSmall>
            {text('do-payment')}
          </ButtonLink>
        )}
        <Tick person={person} step={step} />
      </div>
    </>
  )
}

/** What a step is, how it stands, its last safe day and why that is it. */
function StepLine({ step }: { step: PlannedStep }) {
  const text = useText('plan')
  const locale = useLocale()
  const { kind, state, lastDay, daysBefore } = step
  const isOver = state === 'late' && !step.isTight
  const why =
    kind === 'payment' ? 'why-payment' : kind === 'own' || kind === 'visa' ? (`why-${kind}` as const) : 'why-papers'
  return (
    <>
      <p className={own.step}>{stepName(step, text, locale)}</p>
      <p className={own.facts}>
        <Tag tone={toneOf[state]}>{text(`state-${state}`)}</Tag>
        {state === 'done' ? null : (
          <>
            <span>{text(isOver ? 'was-by' : 'by', { date: formatDate(lastDay, locale) })}</span>
            <span>{text(why, { days: daysBefore ?? 0 })}</span>
          </>
        )}
      </p>
    </>
  )
}

/** A step that whoever travels ticks themselves, or takes back. */
function Tick({ person, step }: { person: PlannedPerson; step: PlannedStep }) {
  const text = useText('plan')
  if (person.id === null || step.tickedBy !== 'traveller') return null
  const isDone = step.state === 'done'
  return (
    <form method="post" action="#steps">
      <input type="hidden" name="intent" value="tick-step" />
      <input type="hidden" name="traveller" value={person.id} />
      <input type="hidden" name="step" value={step.key} />
      <Button look="outline" isSmall name="done" value={isDone ? '' : 'yes'}>
        {text(isDone ? 'tick-undo' : 'tick-done')}
      </Button>
    </form>
  )
}

const toneOf = { done: 'green', next: 'brass', open: 'gray', late: 'red' } as const satisfies Record<
  PlannedStep['state'],
  string
>
