import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { useText } from '#app/ui/text.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from './link-page.module.css'
import type { LinkView } from './link-view.ts'

export type DeleteRefusal =
  | 'link-not-found'
  | 'edit-conflict'
  | 'link-completed'
  | 'payment-in-progress'
  | 'still-pending'

/** Stands in the sentence where the title comes. */
const PLACE = '\uFFFC'

/** Asks by its title whether a link is to be deleted; what was paid is offered to the archive instead. */
export function DeleteLinkDialog({
  link,
  refusal,
  closeHref,
}: {
  link: LinkView
  refusal: DeleteRefusal | undefined
  closeHref: string
}) {
  const text = useText('payment-links')
  const isBusy = useNavigation().state !== 'idle'
  const isPaid = link.status === 'completed'
  return (
    <RouteDialog title={<Question title={link.title} />} closeHref={closeHref} closeLabel={text('close')}>
      <ActForm preventScrollReset>
        <input type="hidden" name="linkId" value={link.id} />
        <input type="hidden" name="version" value={link.version} />
        <p className={styles.question}>{text(isPaid ? 'refused-link-completed' : 'delete-hint')}</p>
        <div className={dialogParts.foot}>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            {isPaid ? (
              <Button name="intent" value="archive" disabled={isBusy}>
                {text('archive-button')}
              </Button>
            ) : (
              <Button look="danger" name="intent" value="delete" disabled={isBusy}>
                {text('delete-button')}
              </Button>
            )}
          </span>
        </div>
      </ActForm>
      {refusal && (
        <Toast kind="error" title={text('delete-failed')}>
          {text(`refused-${refusal}`)}
        </Toast>
      )}
    </RouteDialog>
  )
}

/** The agreed sentence with the title isolated in it: titles are typed in any language. */
function Question({ title }: { title: string }) {
  const text = useText('payment-links')
  const [before, after] = text('delete-confirm', { title: PLACE }).split(PLACE)
  return (
    <>
      {before}
      <bdi>{title}</bdi>
      {after}
    </>
  )
}
