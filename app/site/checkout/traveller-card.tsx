import { DocumentLines } from '#app/intake/document-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { languages } from '#kernel/languages.ts'
import {
  insideRoom,
  isAboutHealth,
  travellerFlags,
  type FieldProblem,
  type TravellerDraft,
} from '#modules/booking/index.ts'
import { isFare } from '#modules/catalog/index.ts'
import formStyles from './checkout-form.module.css'
import type { CheckoutTourView } from './checkout-view.server.ts'
import { DateParts } from './date-parts.tsx'
import type { PastedLines } from './fill-from-lines.ts'
import styles from './traveller-card.module.css'
import { TravellerPapers } from './traveller-papers.tsx'
import type { ProblemOf } from './use-field-problems.ts'
import { useTravellerWords } from './use-traveller-words.ts'

/** What is asked beside the passport, not with everybody. */
const askedFlags = travellerFlags.filter((flag) => flag !== 'renewsPassport')

/** One traveller, as the passport says; the heading says who it is and whether something is missing. */
export function TravellerCard({
  index,
  draft,
  tour,
  nationalities,
  problems,
  problemOf,
  pasted,
  isOpen,
}: {
  index: number
  draft: TravellerDraft
  tour: CheckoutTourView
  nationalities: { code: string; name: string }[]
  problems: readonly FieldProblem[]
  problemOf: ProblemOf
  pasted: PastedLines[number] | undefined
  isOpen: boolean
}) {
  const text = useText('checkout')
  const ask = useText('travellers')
  const say = useTravellerWords()
  const name = `${draft.firstName} ${draft.lastName}`.trim()
  const prefix = `travellers.${index}`
  const hasProblems = problems.some(({ pointer }) => pointer.startsWith(`/travellers/${index}/`))
  const field = (part: 'firstName' | 'lastName' | 'nationality') => ({
    id: `${prefix}.${part}`,
    name: `${prefix}.${part}`,
    defaultValue: draft[part],
    error: problemOf(`/travellers/${index}/${part}`),
  })
  const guessed = languages[useLocale()].country
  // Whoever writes Arabic is told before typing; the script marks the sentence when such letters are typed.
  const ofName = {
    autoComplete: 'off',
    maxLength: 39,
    isLatin: true,
    className: styles.name,
    hint: languages[useLocale()].script === 'latin' ? undefined : text('latin-names'),
  }
  return (
    <details className={styles.card} data-traveller="" open={isOpen || hasProblems || pasted !== undefined}>
      <summary className={styles.head}>
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.who}>
          <b dir="auto" data-name="">
            {name || text('traveller', { n: String(index + 1) })}
          </b>
          <small>
            <FareName fare={draft.fare} />
          </small>
        </span>
        <span className={styles.state}>
          <State name={name} hasProblems={hasProblems} />
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        <input type="hidden" name={`${prefix}.tourId`} value={draft.tourId} />
        <div className={formStyles.pair}>
          <RoomChoice prefix={prefix} tour={tour} fare={draft.fare} error={problemOf(`/travellers/${index}/tourId`)} />
          <KnownAlready index={index} />
          <div className={formStyles.wide} id={`${prefix}.document`}>
            <DocumentLines
              name={prefix}
              anchor={`#${prefix}.document`}
              nationalities={nationalities}
              hasPicture
              say={say}
              lines={pasted?.lines}
              reading={pasted?.reading}
            />
          </div>
          <TextField {...field('firstName')} {...ofName} label={text('first-name')} />
          <TextField {...field('lastName')} {...ofName} label={text('last-name')} />
          <DateParts
            label={text('birth-date')}
            name={`${prefix}.bornOn`}
            defaultValue={draft.bornOn}
            error={problemOf(`/travellers/${index}/bornOn`)}
            isBirthday
          />
          <SelectField
            {...field('nationality')}
            label={text('nationality')}
            hint={index === 0 && draft.nationality === guessed ? text('country-guessed') : undefined}
            className={formStyles.guessed}
            required={false}
            data-guess={draft.nationality === guessed ? guessed : undefined}
          >
            {draft.nationality === '' && <option value="">{text('choose')}</option>}
            {nationalities.map(({ code, name: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </SelectField>
        </div>
        <TravellerPapers {...{ index, draft, tour, problems, problemOf }} />
        {askedFlags.map((flag) => (
          <Choice
            key={flag}
            name={`${prefix}.${flag}`}
            defaultChecked={draft[flag]}
            className={styles.help}
            data-health={isAboutHealth(flag) ? '' : undefined}
          >
            {ask(`ask-${flag}`)}
          </Choice>
        ))}
      </div>
    </details>
  )
}

/** The first traveller is often who orders; with script the others are given surname and nationality of the one before. */
function KnownAlready({ index }: { index: number }) {
  const text = useText('checkout')
  const button = (
    <Button look="outline" isSmall name="intent" value={`copy-${index}`} data-copy={index}>
      <Icon name={index === 0 ? 'user' : 'users'} />
      {text(index === 0 ? 'copy-contact' : 'copy-previous')}
    </Button>
  )
  return (
    <div className={`${formStyles.wide} ${styles.copy}`}>
      {index === 0 ? button : <noscript>{button}</noscript>}
      {index === 0 && <small>{text('copy-contact-hint')}</small>}
      <small data-carried="" hidden>
        {text('carried-on')}
      </small>
    </div>
  )
}

/** A bed in another room changes the price, and the total with it. */
function RoomChoice({
  prefix,
  tour,
  fare,
  error,
}: {
  prefix: string
  tour: CheckoutTourView
  fare: string
  error: string | undefined
}) {
  const text = useText('checkout')
  const cart = useText('cart')
  const locale = useLocale()
  if (tour.fares.length < 2) return <input type="hidden" name={`${prefix}.fare`} value={fare} />
  return (
    <SelectField
      id={`${prefix}.tourId`}
      name={`${prefix}.fare`}
      label={text('room-type')}
      defaultValue={fare}
      error={error}
      className={formStyles.wide}
    >
      {tour.fares.map(({ fare: each, price }) => (
        <option key={each} value={each}>
          {text('room-of', {
            room: isFare(each) ? cart(`fare-${each}`) : each,
            price: isolateLatin(formatMoney(price, locale, { cents: true })),
          })}
        </option>
      ))}
    </SelectField>
  )
}

function FareName({ fare }: { fare: string }) {
  const text = useText('cart')
  return insideRoom(fare, useLocale()) ?? (isFare(fare) ? text(`fare-${fare}`) : fare)
}

/** The page's script hides the second one as soon as nothing is missing. */
function State({ name, hasProblems }: { name: string; hasProblems: boolean }) {
  const text = useText('checkout')
  if (hasProblems) return <Tag tone="red">{text('state-error')}</Tag>
  return name === '' ? (
    <span data-missing="">
      <Tag tone="gray">{text('state-missing')}</Tag>
    </span>
  ) : null
}
