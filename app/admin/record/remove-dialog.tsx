import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from '../tours/tour-page.module.css'

/** Asks whether something is to be removed in the version that was read; `refusal` says why it was not. */
export function RemoveDialog({
  title,
  name,
  button,
  version,
  closeHref,
  refusal,
}: {
  title: string
  name: ReactNode
  /** The words of the button that removes. */
  button: string
  version: number
  closeHref: string
  refusal: string | undefined
}) {
  const text = useText('staff-catalogue')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <RouteDialog title={title} lead={name} closeHref={closeHref} closeLabel={text('keep')}>
      <ActForm preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="version" value={version} />
        <p className={styles.empty}>{text('remove-hint')}</p>
        <div className={dialogParts.foot}>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            <Button look="danger" disabled={isBusy}>
              {button}
            </Button>
          </span>
        </div>
      </ActForm>
      {refusal !== undefined && (
        <Toast kind="error" title={text('not-removed')}>
          {refusal}
        </Toast>
      )}
    </RouteDialog>
  )
}
