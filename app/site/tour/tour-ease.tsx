import { usePageFrame } from '#app/page/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { ProgramDay } from '#modules/catalog/index.ts'
import { standChoices, walkChoices, type AskedLimits } from './read-limits.ts'
import { DayAnswer } from './day-answer.tsx'
import styles from './tour-ease.module.css'

const PLACE = 'can-my-mother'

/**
 * Whether somebody can do the days of a tour: a form that asks five things and an answer for every day. What is typed
 * stands in the address alone. Where nothing is said of any day, it only names whom to ask.
 */
export function TourEase({ days, asked }: { days: ProgramDay[]; asked: AskedLimits }) {
  const text = useText('tour')
  if (days.length === 0) return null
  const isSaid = days.some(({ load }) => load.metresWalked !== null || load.minutesStanding !== null)
  return (
    <section id={PLACE} className={styles.ease}>
      <h2>{text('ease-title')}</h2>
      {isSaid ? (
        <>
          <p className={styles.lead}>{text('ease-lead')}</p>
          <LimitsForm asked={asked} />
          <Answer days={days} asked={asked} />
        </>
      ) : (
        <AskUs />
      )}
    </section>
  )
}

function LimitsForm({ asked: { sent } }: { asked: AskedLimits }) {
  const text = useText('tour')
  const none = <option value="">{text('ease-choose')}</option>
  return (
    <form method="get" action={`#${PLACE}`} className={styles.form}>
      <TextField
        label={text('ease-age')}
        name="age"
        inputMode="numeric"
        pattern="[0-9]{1,3}"
        autoComplete="off"
        isLatin
        defaultValue={sent.age}
      />
      <SelectField label={text('ease-walk')} name="walk" defaultValue={sent.walk ?? ''}>
        {none}
        {walkChoices.map((metres) => (
          <option key={metres} value={metres}>
            {metres < 1000 ? text('ease-metres', { metres: String(metres) }) : text('ease-km', { km: metres / 1000 })}
          </option>
        ))}
      </SelectField>
      <SelectField label={text('ease-stand')} name="stand" defaultValue={sent.stand ?? ''}>
        {none}
        {standChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {text('ease-minutes', { minutes })}
          </option>
        ))}
      </SelectField>
      {(['stairs', 'chair'] as const).map((name) => (
        <SelectField key={name} label={text(`ease-${name}`)} name={name} defaultValue={sent[name] ?? ''}>
          {none}
          <option value="yes">{text(`ease-${name}-yes`)}</option>
          <option value="no">{text(`ease-${name}-no`)}</option>
        </SelectField>
      ))}
      <Button type="submit">{text('ease-submit')}</Button>
      <p className={styles.private}>{text('ease-private')}</p>
    </form>
  )
}

function Answer({ days, asked: { isAsked, limits } }: { days: ProgramDay[]; asked: AskedLimits }) {
  const text = useText('tour')
  if (!isAsked) return null
  if (!limits) return <Notice tone="warning">{text('ease-unread')}</Notice>
  return (
    <>
      <h3>{text('ease-answer')}</h3>
      <ol className={styles.answers}>
        {days.map((day) => (
          <DayAnswer key={day.day} day={day} limits={limits} />
        ))}
      </ol>
      <AskUs />
    </>
  )
}

function AskUs() {
  const text = useText('tour')
  const { locale, site } = usePageFrame()
  return (
    <p>
      {text('ease-ask')}{' '}
      <a href={`tel:${site.phone}`}>
        <bdi>{formatPhone(site.phone, locale)}</bdi>
      </a>
    </p>
  )
}
