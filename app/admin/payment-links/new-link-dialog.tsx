import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Choice } from '#app/ui/choice.tsx'
import { languages } from '#kernel/languages.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { ActForm } from '../ui/act-form.tsx'
import { dialogParts, RouteDialog } from '../ui/route-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import { LinkFields, type TypedFields } from './link-fields.tsx'
import styles from './link-page.module.css'

/** The form of a new link. `formKey` makes a form that is sent twice create once. */
export function NewLinkDialog({
  typed,
  prefilled,
  formKey,
  closeHref,
}: {
  typed: TypedFields | undefined
  /** What is known of a customer who asked for it. */
  prefilled: Record<string, string>
  formKey: string
  closeHref: string
}) {
  const text = useText('payment-links')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const shown = typed ?? { fields: prefilled, problems: [] }
  return (
    <RouteDialog title={text('new')} closeHref={closeHref} closeLabel={text('close')}>
      <ActForm preventScrollReset>
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="key" value={formKey} />
        {shown.fields['request'] && <input type="hidden" name="request" value={shown.fields['request']} />}
        <div className={dialogParts.body}>
          <LinkFields typed={shown}>
            <SelectField label={text('language')} name="locale" defaultValue={shown.fields['locale'] ?? locale}>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {languages[each].name}
                </option>
              ))}
            </SelectField>
          </LinkFields>
          <div className={styles.choice}>
            <Choice name="installments" value="1" isCompact defaultChecked={typed?.fields['installments'] === '1'}>
              {text('installments')}
            </Choice>
            <small>{text('installments-hint')}</small>
          </div>
        </div>
        <div className={dialogParts.foot}>
          <span className={dialogParts.end}>
            <Link to={closeHref} preventScrollReset className={buttonClass({ look: 'outline' })}>
              {text('keep')}
            </Link>
            <Button disabled={isBusy}>{text('create')}</Button>
          </span>
        </div>
      </ActForm>
      {typed && <Toast kind="error" title={text('create-failed')} />}
    </RouteDialog>
  )
}
