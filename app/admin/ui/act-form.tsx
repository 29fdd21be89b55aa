import { Form, useLocation, type FormProps } from 'react-router'
import { ButtonsHidden } from '#app/ui/button.tsx'
import type { StaffRight } from '#modules/accounts/index.ts'
import styles from './act-form.module.css'
import { useMay } from './may.ts'

/**
 * A form that changes something. Whoever may not send it sees what it holds, with no button and nothing to fill in.
 * `needs` says what it asks for, where that is not what the forms of the page it is sent to do.
 */
export function ActForm({
  needs,
  children,
  ...form
}: Omit<FormProps, 'method'> & { needs?: readonly StaffRight[] | undefined }) {
  const { pathname } = useLocation()
  const may = useMay()
  const { action, id, className } = form
  const to = typeof action === 'string' && action.startsWith('/') ? action : pathname
  if (may.act(to, needs))
    return (
      <Form {...form} method="post">
        {children}
      </Form>
    )
  return (
    <ButtonsHidden value={true}>
      <div id={id} className={className}>
        <fieldset disabled className={styles.shown}>
          {children}
        </fieldset>
      </div>
    </ButtonsHidden>
  )
}
