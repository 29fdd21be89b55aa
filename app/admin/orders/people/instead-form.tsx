import { useNavigation } from 'react-router'
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
import styles from './people.module.css'
import type { DeskPerson, PeopleDesk } from './people-desk.server.ts'
import type { PeopleAnswer } from './act-on-people.server.ts'
import { useTravellerName } from '../use-traveller-name.ts'

/** Somebody who travels in the place of another one: the fare stays, everything that is somebody's own begins anew. */
export function InsteadForm({
  order,
  person,
  seesNumbers,
  answer,
}: {
  order: PeopleDesk['order']
  person: DeskPerson
  seesNumbers: boolean
  answer: PeopleAnswer | undefined
}) {
  const text = useText('staff-people')
  const locale = useLocale()
  const nameOf = useTravellerName()
  const isBusy = useNavigation().state !== 'idle'
  const { fields: typed, problem } = answer ?? {}
  return (
    <Card
      id="act"
      title={
        <>
          {text('instead-of')} <bdi>{nameOf(`${person.traveller.firstName} ${person.traveller.lastName}`)}</bdi>
        </>
      }
    >
      <ActForm>
        {/* The enter key presses a form's first button, which saves. */}
        <button tabIndex={-1} aria-hidden className="visually-hidden" />
        <input type="hidden" name="intent" value="instead" />
        <input type="hidden" name="version" value={order.version} />
        <input type="hidden" name="instead" value={person.traveller.id} />
        <div className={forms.facts}>
          <Notice tone="warning">{text('instead-hint')}</Notice>
          {problem && (
            <Notice tone="error" isAnnounced>
              {text(`problem-${problem.code}`)}
            </Notice>
          )}
        </div>
        <div className={forms.traveller}>
          <TravellerFields
            index={0}
            traveller={blankTraveller}
            hasNumbers={seesNumbers}
            pasted={answer?.pasted}
            typed={typed}
            problems={problem?.code === 'invalid-fields' ? problem.problems : []}
          />
        </div>
        <div className={forms.grid}>
          <TextField
            label={text('reason')}
            hint={text('reason-hint')}
            name="reason"
            maxLength={300}
            isOptional
            defaultValue={typed?.['reason'] ?? ''}
          />
          <div className={styles.buttons}>
            <Button disabled={isBusy}>{text('instead-button')}</Button>
            <StaffButtonLink href={paths.adminOrderPeople(locale, order.id)} look="outline">
              {text('leave')}
            </StaffButtonLink>
          </div>
        </div>
      </ActForm>
    </Card>
  )
}
