import { paths } from '#app/addresses/paths.ts'
import { Button, OfAct } from '#app/ui/button.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { VisaRowState, Workspace } from '#modules/operations/index.ts'
import type { ShownVisaRow, VisaBatches } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import type { PastedAnswers } from './act-on-visas.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { VisaPaste } from './visa-paste.tsx'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

type Batch = VisaBatches['batches'][number]

/** What was handed in together, with its files, the answers, and what has changed since. */
export function VisaBatchesCard({
  workspace,
  made: { batches },
  here,
  answers,
}: {
  workspace: Workspace
  made: VisaBatches
  here: string
  answers: PastedAnswers | undefined
}) {
  const text = useText('staff-visas')
  const rows = batches.flatMap((batch) => batch.rows)
  return (
    <Card id="batches" title={text('batches')}>
      {batches.length === 0 && <p className={shared.nothing}>{text('no-batches')}</p>}
      <SendAgain rows={rows} />
      {batches.map((batch) => (
        <BatchPart key={batch.id} batch={batch} workspace={workspace} here={here} />
      ))}
      {batches.length > 0 && <VisaPaste workspace={workspace} here={here} pasted={answers} />}
    </Card>
  )
}

/** Whose application is wrong by now, and who left the journey while it waits. */
function SendAgain({ rows }: { rows: readonly ShownVisaRow[] }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const changed = rows.filter((row) => row.changed.length > 0)
  const gone = rows.filter(({ isGone }) => isGone)
  if (changed.length + gone.length === 0) return null
  return (
    <section className={styles.part}>
      {changed.length > 0 && <h3>{text('send-again')}</h3>}
      <ul className={styles.lines}>
        {changed.map((row) => (
          <li key={row.passengerId} data-refused="">
            <span>
              {text.rich('changed-since', {
                name: row.name,
                facts: joinList(
                  row.changed.map((field) => text(`column-${field}`)),
                  locale,
                ),
                user: isolated,
              })}
            </span>
          </li>
        ))}
        {gone.map((row) => (
          <li key={row.passengerId} data-refused="">
            <span>{text.rich('gone-since', { name: row.name, user: isolated })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BatchPart({ batch, workspace, here }: { batch: Batch; workspace: Workspace; here: string }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const { id, number, receiver, madeAt, madeBy, isWithdrawn, rows } = batch
  const no = String(number)
  const states = [...Map.groupBy(rows, ({ state }) => state)]
  return (
    <section className={styles.part}>
      <h3>
        {text('batch-no', { no })} · <bdi>{receiver}</bdi>{' '}
        {isWithdrawn ? (
          <Tag tone="gray">{text('batch-withdrawn')}</Tag>
        ) : (
          states.map(([state, ofState]) => (
            <Tag key={state} tone={tones[state]}>
              {text(`row-${state}`)}: {ofState.length}
            </Tag>
          ))
        )}
      </h3>
      <p>
        {text('batch-count', { count: rows.length })} · <bdi>{madeBy}</bdi> · <InstantText instant={madeAt} />
      </p>
      <div className={shared.row}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a key={format} className={shared.chip} href={paths.adminVisaBatch(locale, workspace.date, format, no)}>
            {text('batch-file', { format: format.toUpperCase() })}
          </a>
        ))}
        {!isWithdrawn && rows.some(({ state }) => state === 'sent') && (
          <OfAct>
            <ActForm reloadDocument action={here}>
              <HiddenFields version={workspace.version} batchId={id} />
              <Button name="intent" value="withdraw-batch" look="outline" isSmall>
                {text('withdraw-batch', { no })}
              </Button>
            </ActForm>
          </OfAct>
        )}
      </div>
      <details>
        <summary className={shared.more}>{text('batch-people')}</summary>
        <ol className={shared.aboard}>
          {rows.map((row) => (
            <li key={row.position} value={row.position}>
              <bdi>{row.name}</bdi> <Tag tone={tones[row.state]}>{text(`row-${row.state}`)}</Tag>
              {row.applicationNo !== '' && (
                <>
                  {' '}
                  <bdi>{text('application-no', { no: row.applicationNo })}</bdi>
                </>
              )}
              {row.reason !== '' && (
                <>
                  {' · '}
                  <bdi>{row.reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

const tones = {
  sent: 'brass',
  granted: 'green',
  refused: 'red',
  replaced: 'gray',
  withdrawn: 'gray',
} as const satisfies Record<VisaRowState, string>
