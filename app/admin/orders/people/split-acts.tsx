import { useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { StaffButtonLink } from '../../ui/staff-link.tsx'
import styles from './people.module.css'

/** How a split or a joining is reckoned and, once its figures stand there, done for a reason. */
export function SplitActs({
  orderId,
  fields,
  isReckoned,
  act,
  calculate,
}: {
  orderId: string
  fields: Readonly<Record<string, string>> | undefined
  isReckoned: boolean
  act: string
  calculate: string
}) {
  const text = useText('staff-split')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      {isReckoned && (
        <TextField
          label={text('reason')}
          hint={text('reason-hint')}
          name="reason"
          maxLength={300}
          defaultValue={fields?.['reason'] ?? ''}
        />
      )}
      <Choice name="isMailed" defaultChecked={fields?.['isMailed'] === 'on'}>
        {text('mailed')}
      </Choice>
      <div className={styles.buttons}>
        {isReckoned && (
          <Button name="intent" value="agree" disabled={isBusy}>
            {act}
          </Button>
        )}
        <Button
          look={isReckoned ? 'outline' : 'solid'}
          name="intent"
          value="calculate"
          formNoValidate
          disabled={isBusy}
        >
          {calculate}
        </Button>
        <StaffButtonLink href={paths.adminOrderPeople(locale, orderId)} look="outline">
          {text('leave')}
        </StaffButtonLink>
      </div>
    </>
  )
}
