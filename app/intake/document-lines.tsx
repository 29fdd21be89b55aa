import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import type { PaperField, TypedOtherwise } from '#modules/booking/index.ts'
import styles from './document-lines.module.css'
import type { LinesReading } from './read-lines.ts'

type Country = { code: string; name: string }

/**
 * The lines at the foot of a passport or on the back of a card, pasted instead of typing what they say. It needs no
 * script: its button sends the form, which comes back with what was empty filled in, and what was typed otherwise beside
 * what the document says. Names of its fields begin with `name`, as those of the form do.
 */
export function DocumentLines({
  name,
  known,
  nationalities,
  reading,
}: {
  name: string
  known: string
  nationalities: readonly Country[]
  reading: LinesReading | undefined
}) {
  const text = useText('document-lines')
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  return (
    <details className={styles.lines} open={reading !== undefined}>
      <summary className={styles.head}>
        <Icon name="scan-line" />
        <span>{text('open')}</span>
      </summary>
      <div className={styles.body}>
        <TextAreaField
          id={`${name}.lines`}
          name={`${name}.lines`}
          label={text('label')}
          hint={text('lead')}
          error={problem && text(`problem-${problem}`)}
          defaultValue={reading?.lines}
          className={styles.area}
          rows={5}
          dir="ltr"
          maxLength={400}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required={false}
        />
        {reading && 'differing' in reading && <Reading {...{ name, known, nationalities, reading }} />}
        {reading && 'repair' in reading && reading.repair && (
          <Notice tone="info">
            <p className={styles.repair}>{text('repair', { number: isolateLatin(reading.repair) })}</p>
            <Button look="outline" isSmall name="intent" value="repair-lines">
              {text('use-repair')}
            </Button>
          </Notice>
        )}
        <Button look="outline" isSmall name="intent" value="read-lines">
          {text(reading && 'differing' in reading && reading.differing.length > 0 ? 'take-chosen' : 'read')}
        </Button>
      </div>
    </details>
  )
}

function Reading({
  name,
  known,
  nationalities,
  reading,
}: {
  name: string
  known: string
  nationalities: readonly Country[]
  reading: Extract<LinesReading, { differing: unknown }>
}) {
  const text = useText('document-lines')
  const checkout = useText('checkout')
  const say = useSaidValue(nationalities)
  const { differing, written } = reading
  return (
    <>
      {reading.name !== 'same' && (
        <Notice tone={reading.name === 'different' ? 'warning' : 'info'}>
          {text.rich(`name-${reading.name}`, { name: written, known, user: isolated })}
        </Notice>
      )}
      {differing.length === 0 ? (
        <Notice tone="success" isAnnounced>
          {text('filled')}
        </Notice>
      ) : (
        <fieldset className={styles.differing}>
          <legend>{text('differs')}</legend>
          {differing.map((each) => (
            <Choice key={each.field} name={`${name}.take-${each.field}`}>
              <b>{checkout(labelOf[each.field])}</b>
              <span className={styles.pair}>
                <span>
                  <small>{text('typed')}</small> <bdi>{say(each, each.typed)}</bdi>
                </span>
                <span>
                  <small>{text('said')}</small> <bdi>{say(each, each.said)}</bdi>
                </span>
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** A value as people read it; a date that is none stays as it was typed. */
function useSaidValue(nationalities: readonly Country[]): (of: TypedOtherwise, value: string) => string {
  const checkout = useText('checkout')
  const locale = useLocale()
  return ({ field }, value) => {
    if (field === 'gender' && (value === 'female' || value === 'male')) return checkout(value)
    if (field === 'nationality') return nationalities.find(({ code }) => code === value)?.name ?? value
    const date = isDate(field) ? parsePlainDate(value) : undefined
    return date ? formatDate(date, locale) : value
  }
}

/** As the form itself calls its fields. */
const labelOf = {
  gender: 'gender',
  bornOn: 'birth-date',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expiry',
} as const satisfies Record<PaperField, string>

function isDate(field: PaperField): boolean {
  return field === 'bornOn' || field === 'passportExpiresOn'
}
