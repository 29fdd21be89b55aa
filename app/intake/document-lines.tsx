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
import type { Gender, TravellerField, TypedOtherwise } from '#modules/booking/index.ts'
import styles from './document-lines.module.css'
import type { LinesReading } from './read-lines.ts'

type Country = { code: string; name: string }

/** As the form itself calls its fields, and what may be chosen in them. */
export type FieldWords = (word: TravellerField | Gender) => string

/**
 * The lines at the foot of a passport or on the back of a card, pasted instead of typing what they say. It needs no
 * script: its button sends the form, which comes back with what was empty filled in, and what was typed otherwise beside
 * what the document says. Names of its fields begin with `name`, as those of the form do.
 */
export function DocumentLines({
  name,
  known,
  nationalities,
  say,
  lines = '',
  anchor,
  hasPicture = false,
  reading,
}: {
  name: string
  /** Who it is, where the form does not ask for the name. */
  known?: string
  nationalities: readonly Country[]
  say: FieldWords
  /** What was pasted and not read yet. */
  lines?: string | undefined
  /** Where a page that is loaded anew goes to. */
  anchor?: string
  /** Whether the page brings the script that finds lines in pictures. */
  hasPicture?: boolean
  reading: LinesReading | undefined
}) {
  const button = { look: 'outline', isSmall: true, value: name, formAction: anchor, formNoValidate: true } as const
  const text = useText('document-lines')
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  return (
    <details className={styles.lines} open={reading !== undefined || lines !== ''}>
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
          defaultValue={reading?.lines ?? lines}
          className={styles.area}
          rows={5}
          dir="ltr"
          maxLength={400}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required={false}
        />
        {hasPicture && (
          <document-picture
            hidden
            class={styles.picture}
            data-found={text('picture-found')}
            data-none={text('picture-none')}
          >
            <Button type="button" look="outline" isSmall>
              <Icon name="camera" />
              {text('picture')}
            </Button>
            <small>{text('picture-hint')}</small>
            <p role="status" />
          </document-picture>
        )}
        {reading && 'differing' in reading && <Reading {...{ name, known, nationalities, say, reading }} />}
        {reading && 'repair' in reading && reading.repair && (
          <Notice tone="info">
            <p className={styles.repair}>{text('repair', { number: isolateLatin(reading.repair) })}</p>
            <Button {...button} name="repairLines">
              {text('use-repair')}
            </Button>
          </Notice>
        )}
        <Button {...button} name="readLines">
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
  say,
  reading,
}: {
  name: string
  known: string | undefined
  nationalities: readonly Country[]
  say: FieldWords
  reading: Extract<LinesReading, { differing: unknown }>
}) {
  const text = useText('document-lines')
  const valueOf = useSaidValue(say, nationalities)
  const { differing, written } = reading
  return (
    <>
      {reading.name === 'folded' && (
        <Notice tone="info">{text.rich('name-folded', { name: written, user: isolated })}</Notice>
      )}
      {reading.name === 'different' && known !== undefined && (
        <Notice tone="warning">{text.rich('name-different', { name: written, known, user: isolated })}</Notice>
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
              <b>{say(each.field)}</b>
              <span className={styles.pair}>
                <span>
                  <small>{text('typed')}</small> <bdi>{valueOf(each, each.typed)}</bdi>
                </span>
                <span>
                  <small>{text('said')}</small> <bdi>{valueOf(each, each.said)}</bdi>
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
function useSaidValue(
  say: FieldWords,
  nationalities: readonly Country[],
): (of: TypedOtherwise, value: string) => string {
  const locale = useLocale()
  return ({ field }, value) => {
    if (field === 'gender' && (value === 'female' || value === 'male')) return say(value)
    if (field === 'nationality') return nationalities.find(({ code }) => code === value)?.name ?? value
    const date = isDate(field) ? parsePlainDate(value) : undefined
    return date ? formatDate(date, locale) : value
  }
}

function isDate(field: TravellerField): boolean {
  return field === 'bornOn' || field === 'passportExpiresOn'
}
