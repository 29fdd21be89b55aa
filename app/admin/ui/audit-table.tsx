import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { AuditActorKind } from '#modules/audit/index.ts'
import { auditAreas } from './audit-areas.ts'
import styles from './audit-table.module.css'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { SortedHead } from '#app/ui/sorted-head.tsx'

export type ShownAuditEntry = {
  sequence: number
  happenedAt: Date
  actor: { kind: AuditActorKind; id: string }
  actorName: string
  action: string
  subject: { kind: string; id: string }
  traceId: string
  before: unknown
  after: unknown
}

/** Who did what when, with what changed behind a fold. */
export function AuditTable({
  entries,
  sortHref,
  isOldestFirst = false,
}: {
  entries: ShownAuditEntry[]
  /** The same list in the other order, where there is one. */
  sortHref?: string
  isOldestFirst?: boolean
}) {
  const text = useText('staff-users')
  return (
    <DataTable
      caption={text('audit')}
      head={
        <>
          {sortHref === undefined ? (
            <th scope="col">{text('column-when')}</th>
          ) : (
            <SortedHead head={text('column-when')} href={sortHref} order={isOldestFirst ? 'ascending' : 'descending'} />
          )}
          <th scope="col">{text('column-who')}</th>
          <th scope="col">{text('column-act')}</th>
          <th scope="col">{text('column-subject')}</th>
          <th scope="col">{text('column-change')}</th>
        </>
      }
    >
      {entries.map((entry) => (
        <AuditLine key={entry.sequence} entry={entry} />
      ))}
    </DataTable>
  )
}

function AuditLine({ entry }: { entry: ShownAuditEntry }) {
  const text = useText('staff-users')
  const { actor, actorName, action, subject, before, after } = entry
  const area = auditAreas.find((each) => action.startsWith(`${each}.`))
  return (
    <tr>
      <td>
        <InstantText instant={entry.happenedAt} />
        <span className={cell.second}>
          <bdi dir="ltr">{`#${entry.sequence}`}</bdi>
        </span>
      </td>
      <td>
        {actor.kind === 'user' ? <bdi>{actorName || actor.id}</bdi> : text(`actor-${actor.kind}`)}
        {actor.kind === 'api-key' && (
          <span className={cell.second}>{actorName ? <bdi>{actorName}</bdi> : <bdi dir="ltr">{actor.id}</bdi>}</span>
        )}
      </td>
      <td>
        <Tag tone="gray">{area ? text(`area-${area}`) : <bdi>{action}</bdi>}</Tag>
        <span className={cell.second}>
          <bdi dir="ltr">{action}</bdi>
        </span>
      </td>
      <td>
        <bdi dir="ltr" className={styles.id}>
          {subject.id}
        </bdi>
      </td>
      <td>
        {before === null && after === null ? (
          '—'
        ) : (
          <details className={styles.fold}>
            <summary>{text('details')}</summary>
            <dl className={styles.change}>
              <dt>{text('before')}</dt>
              <dd>
                <pre dir="ltr">{JSON.stringify(before, null, 1)}</pre>
              </dd>
              <dt>{text('after')}</dt>
              <dd>
                <pre dir="ltr">{JSON.stringify(after, null, 1)}</pre>
              </dd>
            </dl>
          </details>
        )}
      </td>
    </tr>
  )
}
