import type { SyntheticEvent } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { blankTraveller } from '#modules/booking/index.ts'
import { StaffButtonLink } from '../../ui/staff-link.tsx'
import { ActForm } from '../../ui/act-form.tsx'
import { Card } from '../../ui/card.tsx'
import forms from '../order-forms.module.css'
import { TravellerFields } from '../traveller-fields.tsx'
import { PartyFigures } from './party-figures.tsx'
import styles from './people.module.css'
import type { PeopleDesk } from './people-desk.server.ts'
import type { PeopleAnswer } from './act-on-people.server.ts'
import { TermsFields } from './terms-fields.tsx'
import { useTravellerName } from '../use-traveller-name.ts'

type Act = Exclude<NonNullable<PeopleDesk['act']>, { kind: 'instead' }>

/**
 * The terms of one traveller, or of one more: first what they would mean, then the act with its reason. With script the
 * figures follow what is chosen and typed; without it a button reckons them.
 */
export function TermsForm({
  order,
  rooms,
  act,
  seesNumbers,
  answer,
}: {
  order: PeopleDesk['order']
  rooms: PeopleDesk['rooms']
  act: Act
  seesNumbers: boolean
  answer: PeopleAnswer | undefined
}) {
  const text = useText('staff-people')
  const locale = useLocale()
  const reckoning = useFetcher<PeopleAnswer>()
  const nameOf = useTravellerName()
  const isBusy = useNavigation().state !== 'idle' || reckoning.state !== 'idle'
  const { preview, problem } = latestOf(reckoning.data, answer) ?? {}
  const typed = answer?.fields
  const person = act.kind === 'terms' ? act.person : undefined

  function reckon({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const isOfPrice = 'name' in target && /^(fare|soldRoom|discount|extras\.\d+\.amount)/.test(String(target.name))
    if (!isOfPrice) return
    const filled = new FormData(currentTarget)
    filled.set('intent', 'calculate')
    void reckoning.submit(filled, { method: 'post' })
  }

  return (
    <Card
      id="act"
      title={
        person ? (
          <>
            {text('terms-of')} <bdi>{nameOf(`${person.traveller.firstName} ${person.traveller.lastName}`)}</bdi>
          </>
        ) : (
          text('add')
        )
      }
    >
      <ActForm
        onChange={(event) => event.target instanceof HTMLSelectElement && reckon(event)}
        onBlur={(event) => event.target instanceof HTMLInputElement && reckon(event)}
      >
        {/* The first button answers the key for sending: figures are shown before anything is done. */}
        <button hidden name="intent" value="calculate" aria-label={text('calculate')} />
        <input type="hidden" name="version" value={order.version} />
        <input
          type="hidden"
          name={act.kind}
          value={act.kind === 'add' ? act.journey.tourId : act.person.traveller.id}
        />
        {act.kind === 'add' && (
          <div className={forms.traveller}>
            <TravellerFields
              index={0}
              traveller={blankTraveller}
              hasNumbers={seesNumbers}
              pasted={answer?.pasted}
              typed={typed}
              problems={problem?.code === 'invalid-fields' ? problem.problems : []}
              isFolded
            />
          </div>
        )}
        <TermsFields currency={order.currency} fares={act.fares} rooms={rooms} terms={person?.terms} typed={typed} />
        {problem && (
          <div className={forms.facts}>
            <Notice tone="error" isAnnounced>
              {text(`problem-${problem.code}`)}
            </Notice>
          </div>
        )}
        {preview && <PartyFigures preview={preview} />}
        <div className={forms.grid}>
          {preview && (
            <>
              <input type="hidden" name="shownMinor" value={preview.total.is.minor} />
              <input type="hidden" name="shownCurrency" value={preview.total.is.currency} />
              <TextField
                label={text('reason')}
                hint={text('reason-hint')}
                name="reason"
                maxLength={300}
                defaultValue={typed?.['reason'] ?? ''}
              />
            </>
          )}
          <div className={styles.buttons}>
            {preview && (
              <Button name="intent" value="agree" disabled={isBusy}>
                {text(act.kind === 'add' ? 'add-button' : 'agree')}
              </Button>
            )}
            <Button look="outline" name="intent" value="calculate" formNoValidate disabled={isBusy}>
              {text('calculate')}
            </Button>
            <StaffButtonLink href={paths.adminOrderPeople(locale, order.id)} look="outline">
              {text('leave')}
            </StaffButtonLink>
          </div>
        </div>
      </ActForm>
    </Card>
  )
}

/** What was sent last is answered last: figures on the way, or the act. */
function latestOf(reckoned: PeopleAnswer | undefined, answer: PeopleAnswer | undefined): PeopleAnswer | undefined {
  return reckoned && (!answer || reckoned.at > answer.at) ? reckoned : answer
}
