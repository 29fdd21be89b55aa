import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column } from '#app/ui/list-table.tsx'
import { ActForm } from '../ui/act-form.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import styles from './bulk-bar.module.css'

/** A record of a preview; with a `refusal` it will be left out, and that says why. */
export type PreviewRow = { id: string; name: string; detail: string; refusal?: string | undefined }

/** What would happen to the chosen rows, and to which of them nothing; done when it is confirmed. */
export function BulkPreview({
  act,
  rows,
  backHref,
}: {
  act: { value: string; words: string }
  rows: PreviewRow[]
  backHref: string
}) {
  const text = useText('staff-desk')
  const isBusy = useNavigation().state !== 'idle'
  const dealt = rows.filter(({ refusal }) => refusal === undefined)
  const columns = usePreviewColumns()
  const skipped = rows.length - dealt.length
  return (
    <>
      <PageTop
        title={text('bulk-title', { action: act.words })}
        lead={`${text('bulk-will', { count: dealt.length })}${skipped > 0 ? ` ${text('bulk-skipped', { count: skipped })}` : ''}`}
      />
      <div className={sheet.list}>
        {rows.length === 0 ? (
          <p className={sheet.empty}>{text('bulk-nothing')}</p>
        ) : (
          <ListTable
            caption={text('bulk-title', { action: act.words })}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
        <ActForm className={styles.bar}>
          <input type="hidden" name="act" value={act.value} />
          {dealt.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Link to={backHref} className={buttonClass({ look: 'outline' })}>
            {text('bulk-back')}
          </Link>
          {dealt.length > 0 && <Button disabled={isBusy}>{text('bulk-confirm')}</Button>}
        </ActForm>
      </div>
    </>
  )
}

function usePreviewColumns(): Column<PreviewRow>[] {
  const text = useText('staff-desk')
  return [
    {
      key: 'record',
      head: text('bulk-record'),
      cell: ({ name, detail }) => (
        <>
          <bdi>{name}</bdi>
          <span className={cell.second}>
            <bdi>{detail}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'result',
      head: text('bulk-result'),
      cell: ({ refusal }) => <Tag tone={refusal === undefined ? 'green' : 'gray'}>{refusal ?? text('bulk-yes')}</Tag>,
    },
  ]
}
