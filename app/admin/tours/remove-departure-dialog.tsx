import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { useText } from '#app/ui/text.tsx'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from './tour-page.module.css'
import type { TourRefusal } from './tour-news.ts'

/** Asks whether a departure is to be removed. */
export function RemoveDepartureDialog({
  departure,
  closeHref,
  refusal,
}: {
  departure: { id: string; version: number }
  closeHref: string
  refusal: TourRefusal | undefined
}) {
  const text = useText('staff-catalogue')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <RouteDialog
      title={text('remove-question')}
      lead={<bdi dir="ltr">{departure.id}</bdi>}
      closeHref={closeHref}
      closeLabel={text('keep')}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="version" value={departure.version} />
        <p className={styles.empty}>{text('remove-hint')}</p>
        <div className={dialogParts.foot}>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            <Button look="danger" disabled={isBusy}>
              {text('remove-departure')}
            </Button>
          </span>
        </div>
      </Form>
      {refusal && (
        <Toast kind="error" title={text('not-removed')}>
          {text(`refused-${refusal}`, { count: 0 })}
        </Toast>
      )}
    </RouteDialog>
  )
}
