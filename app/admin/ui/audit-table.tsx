import { InstantText, useText } from '#app/ui/text.tsx'
import type { AuditActorKind } from '#modules/audit/index.ts'
import type { SaidSubject } from '../audit/say-act.server.ts'
import type { SaidChange, SaidValue } from '../audit/say-changes.server.ts'
import styles from './audit-table.module.css'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { SortedHead } from '#app/ui/sorted-head.tsx'

export type ShownAuditEntry = {
  sequence: number
  happenedAt: Date
  actor: { kind: AuditActorKind; id: string }
  actorName: string
  act: string
  subject: SaidSubject
  changes: SaidChange[]
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
  const { actor, actorName, act, subject, changes } = entry
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
      <td>{act}</td>
      <td>
        {subject.kind}
        <span className={cell.second}>
          {subject.isNamed ? (
            subject.which
          ) : (
            <bdi dir="ltr" className={styles.id}>
              {subject.which}
            </bdi>
          )}
        </span>
      </td>
      <td>{changes.length === 0 ? '—' : <Changes changes={changes} />}</td>
    </tr>
  )
}

/** What changed, a line for each part, behind a fold; a side that says nothing has no column. */
function Changes({ changes }: { changes: SaidChange[] }) {
  const text = useText('staff-users')
  const sides = (['before', 'after'] as const).filter((side) => changes.some((each) => each[side]))
  return (
    <details className={styles.fold}>
      <summary>{text('details')}</summary>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{text('column-change')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {text(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">
                <bdi>{change.field}</bdi>
              </th>
              {sides.map((side) => (
                <td key={side}>
                  <Value value={change[side]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Value({ value }: { value: SaidValue | undefined }) {
  if (!value) return null
  return value.isCode ? <pre dir="ltr">{value.text}</pre> : <bdi>{value.text}</bdi>
}
