import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { guideRoles, type Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'

/** Who leads, guides and receives the group. */
export function GuidesCard({ workspace: { guides, version }, here }: { workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <Card id="guides" title={text('guides')}>
      {guides.length === 0 && <p className={styles.nothing}>{text('no-guides')}</p>}
      <ul className={styles.lines}>
        {guides.map(({ id, role, name, phone }) => (
          <li key={id} className={styles.row}>
            <span>{text(role)}</span>
            <b>
              <bdi>{name}</bdi>
            </b>
            <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
            <ActForm reloadDocument action={here}>
              <HiddenFields version={version} guideId={id} />
              <Button name="intent" value="remove-guide" look="outline" isSmall>
                {text('remove-guide', { name })}
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
      <ActForm reloadDocument action={here} className={styles.foot}>
        <HiddenFields version={version} />
        <label className={styles.field}>
          <span>{text('role')}</span>
          <select name="role">
            {guideRoles.map((role) => (
              <option key={role} value={role}>
                {text(role)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{text('name')}</span>
          <input name="name" required maxLength={80} />
        </label>
        <label className={styles.field}>
          <span>{text('phone')}</span>
          <input name="phone" type="tel" dir="ltr" maxLength={30} />
        </label>
        <Button name="intent" value="add-guide" look="outline" isSmall>
          {text('add-guide')}
        </Button>
      </ActForm>
    </Card>
  )
}
