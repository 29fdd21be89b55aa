import { stepName } from '#app/acts/steps/step-name.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { PocketWords } from './pocket-words.ts'
import type { Pocket } from './read-pocket.server.ts'

/** The one thing that each of those who travel does next, and its last safe day; what is to be paid stands elsewhere. */
export function PocketSteps({ steps, words: { locale } }: { steps: Pocket['steps']; words: PocketWords }) {
  const plan = translator(locale, 'plan')
  return steps.map(({ name, step }, at) => {
    const isOver = step.state === 'late' && !step.isTight
    return (
      <p key={at}>
        <bdi>{name}</bdi>
        <br />
        <b>{stepName(step, plan, locale)}</b>
        <br />
        {plan(isOver ? 'was-by' : 'by', { date: formatDate(step.lastDay, locale) })}
      </p>
    )
  })
}
