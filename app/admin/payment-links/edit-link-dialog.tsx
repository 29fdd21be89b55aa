import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { linkStatuses, mayBecome } from '#modules/payment-links/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { ConflictCard } from '../record/conflict-card.tsx'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Merged } from '../record/merge-fields.ts'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import { LinkFields, type TypedFields } from './link-fields.tsx'
import styles from './link-page.module.css'
import { valuesOfLink } from './link-values.ts'
import type { LinkView } from './link-view.ts'
import { useLinkFieldNames } from './use-link-field-names.ts'

export type LinkClash = { merged: Merged; theirs: Fields; version: number }

export type EditRefusal =
  | 'link-not-found'
  | 'edit-conflict'
  | 'price-locked'
  | 'status-transition'
  | 'note-required'
  | 'payment-in-progress'

/** A link to be changed. Of two who change the same state, the second sees both versions side by side. */
export function EditLinkDialog({
  link,
  typed,
  refusal,
  conflict,
  closeHref,
  deleteHref,
  onCopy,
  news,
}: {
  link: LinkView
  typed: TypedFields | undefined
  refusal: EditRefusal | undefined
  /** Both versions brought together, when somebody else saved meanwhile. */
  conflict: LinkClash | undefined
  closeHref: string
  deleteHref: string
  onCopy: (url: string) => void
  /** About the last copy; what lies outside a modal is not seen. */
  news: ReactNode
}) {
  const text = useText('payment-links')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const nameOf = useLinkFieldNames()
  const showIn = (place: string, value: string) => {
    const status = linkStatuses.find((each) => place === 'status' && each === value)
    return status ? text(status) : value
  }
  const base = (!conflict && typed?.fields['base']) || JSON.stringify(conflict?.theirs ?? valuesOfLink(link, locale))
  const steps = linkStatuses.filter((status) => status === link.status || mayBecome(link.status, status))
  return (
    <RouteDialog
      title={text('edit-title')}
      lead={<bdi dir="ltr">{link.id}</bdi>}
      closeHref={closeHref}
      closeLabel={text('close')}
    >
      <ActForm key={conflict?.version ?? link.version} preventScrollReset>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="linkId" value={link.id} />
        <input type="hidden" name="version" value={typed?.fields['version'] ?? link.version} />
        <input type="hidden" name="base" value={base} />
        <div className={dialogParts.body}>
          {conflict && (
            <div className={dialogParts.wide}>
              <ConflictCard merged={conflict.merged} nameOf={nameOf} showIn={showIn} />
            </div>
          )}
          <div className={styles.address}>
            <bdi dir="ltr">{link.url}</bdi>
            <Button type="button" isSmall onClick={() => onCopy(link.url)}>
              <Icon name="copy" />
              {text('copy-button')}
            </Button>
          </div>
          <LinkFields link={link} typed={typed} isPriceLocked={link.status === 'completed'}>
            <SelectField label={text('status')} name="status" defaultValue={typed?.fields['status'] ?? link.status}>
              {steps.map((status) => (
                <option key={status} value={status}>
                  {text(status)}
                </option>
              ))}
            </SelectField>
          </LinkFields>
          {steps.length > 1 && (
            <TextField
              label={text('reason')}
              name="reason"
              maxLength={500}
              isOptional
              hint={text('reason-hint')}
              className={dialogParts.wide}
              defaultValue={typed?.fields['reason']}
              error={refusal === 'note-required' ? text('refused-note-required') : undefined}
            />
          )}
        </div>
        <div className={dialogParts.foot}>
          <Link to={deleteHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
            <Icon name="trash-2" />
            {text('delete-button')}
          </Link>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            <Button disabled={isBusy}>{text('save')}</Button>
          </span>
        </div>
      </ActForm>
      {news}
      {!news && typed && refusal !== 'edit-conflict' && (
        <Toast kind="error" title={text('update-failed')}>
          {refusal && text(`refused-${refusal}`)}
        </Toast>
      )}
    </RouteDialog>
  )
}
