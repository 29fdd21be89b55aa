import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { useText } from '#app/ui/text.tsx'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from '../tours/tour-page.module.css'
import type { RecordRefusal } from './act-on-record.server.ts'

/** Asks whether a record is to be removed. */
export function RemoveRecordDialog({
  record,
  closeHref,
  refusal,
}: {
  record: { key: string; version: number; name: string }
  closeHref: string
  refusal: RecordRefusal | undefined
}) {
  const text = useText('staff-catalogue')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <RouteDialog
      title={text('remove-record-question')}
      lead={<bdi>{record.name}</bdi>}
      closeHref={closeHref}
      closeLabel={text('keep')}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="version" value={record.version} />
        <p className={styles.empty}>{text('remove-hint')}</p>
        <div className={dialogParts.foot}>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            <Button look="danger" disabled={isBusy}>
              {text('remove-record')}
            </Button>
          </span>
        </div>
      </Form>
      {refusal && (
        <Toast kind="error" title={text('not-removed')}>
          {text(`refused-${refusal}`)}
        </Toast>
      )}
    </RouteDialog>
  )
}
