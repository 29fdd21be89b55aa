import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { guideRoles, type WorkGuide, type Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { DepartureSelect } from './departure-select.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'

type Leaders = readonly { id: string; fullName: string }[]

/** Who leads, guides and receives the group: of one departure, or everybody of the day. */
export function GuidesCard({ workspace, leaders, here }: { workspace: Workspace; leaders: Leaders; here: string }) {
  const text = useText('staff-operations')
  const { guides, version } = workspace
  return (
    <Card id="guides" title={text('guides')}>
      {guides.length === 0 && <p className={styles.nothing}>{text('no-guides')}</p>}
      <ul className={styles.lines}>
        {guides.map((guide) => (
          <GuideLine key={guide.id} guide={guide} workspace={workspace} leaders={leaders} here={here} />
        ))}
      </ul>
      <ActForm reloadDocument action={here} className={styles.foot}>
        <HiddenFields version={version} />
        <GuideFields workspace={workspace} leaders={leaders} />
        <Button name="intent" value="add-guide" look="outline" isSmall>
          {text('add-guide')}
        </Button>
      </ActForm>
    </Card>
  )
}

function GuideLine({
  guide,
  workspace,
  leaders,
  here,
}: {
  guide: WorkGuide
  workspace: Workspace
  leaders: Leaders
  here: string
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { id, role, name, phone, phoneE164, departureId } = guide
  const { version, tours } = workspace
  const tour = tours.find((each) => each.departureId === departureId)
  return (
    <li>
      <div className={styles.row}>
        <span>{text(role)}</span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
        {phone !== '' && phoneE164 === null && <Tag tone="brass">{text('phone-not-callable')}</Tag>}
        <span>{tour ? <bdi>{tour.name[locale]}</bdi> : text('guide-of-everybody')}</span>
        <ActForm reloadDocument action={here}>
          <HiddenFields version={version} guideId={id} />
          <Button name="intent" value="remove-guide" look="outline" isSmall>
            {text('remove-guide', { name })}
          </Button>
        </ActForm>
      </div>
      <details>
        <summary>{text('change-guide', { name })}</summary>
        <ActForm reloadDocument action={here} className={styles.foot}>
          <HiddenFields version={version} guideId={id} />
          <GuideFields workspace={workspace} leaders={leaders} guide={guide} />
          <Button name="intent" value="change-guide" look="outline" isSmall>
            {text('save')}
          </Button>
        </ActForm>
      </details>
    </li>
  )
}

function GuideFields({
  workspace: { tours },
  leaders,
  guide,
}: {
  workspace: Workspace
  leaders: Leaders
  guide?: WorkGuide
}) {
  const text = useText('staff-operations')
  return (
    <>
      <label className={styles.field}>
        <span>{text('role')}</span>
        <select name="role" defaultValue={guide?.role}>
          {guideRoles.map((role) => (
            <option key={role} value={role}>
              {text(role)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{text('name')}</span>
        <input name="name" required maxLength={80} defaultValue={guide?.name} />
      </label>
      <label className={styles.field}>
        <span>{text('guide-gender')}</span>
        <select name="gender" defaultValue={guide?.gender ?? ''}>
          <option value="">{text('gender-not-said')}</option>
          <option value="female">{text('guide-female')}</option>
          <option value="male">{text('guide-male')}</option>
        </select>
      </label>
      <label className={styles.field}>
        <span>{text('phone')}</span>
        <input name="phone" type="tel" dir="ltr" maxLength={30} defaultValue={guide?.phone} />
      </label>
      <DepartureSelect tours={tours} everybody={text('guide-of-everybody')} chosen={guide?.departureId} />
      {leaders.length > 0 && (
        <label className={styles.field}>
          <span>{text('guide-account')}</span>
          <select name="userId" defaultValue={guide?.userId ?? ''}>
            <option value="">{text('no-account')}</option>
            {leaders.map(({ id, fullName }) => (
              <option key={id} value={id} dir="auto">
                {fullName}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
