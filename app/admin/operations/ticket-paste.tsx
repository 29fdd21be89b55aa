import { Button, OfAct } from '#app/ui/button.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { MatchedTicket, Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { PastedTickets } from './act-on-tickets.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { ticketTones } from './ticket-tones.ts'
import { useNameById } from './use-name-by-id.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

type Shown = { workspace: Workspace; here: string; pasted: PastedTickets | undefined }

/** A list of an airline or an agent: first read and shown, where somebody decides what is not certain, then kept. */
export function TicketPaste({ workspace, here, pasted }: Shown) {
  const text = useText('staff-tickets')
  return (
    <OfAct>
      <section className={styles.part} id="ticket-list">
        <h3>{text('paste-title')}</h3>
        <p>{text.rich('paste-lead', { user: isolated })}</p>
        {pasted?.taken !== undefined && <p role="status">{text('paste-left', { count: pasted.taken })}</p>}
        {pasted?.isCut && <p role="status">{text('paste-cut')}</p>}
        {pasted && <ReadLines workspace={workspace} here={here} pasted={pasted} />}
        <ActForm reloadDocument action={`${here}#ticket-list`} needs={['orders', 'papers']} className={styles.paste}>
          <HiddenFields version={workspace.version} />
          <TextAreaField label={text('paste-field')} name="text" rows={5} dir="auto" defaultValue={pasted?.text} />
          <Button name="intent" value="read-tickets" look="outline" isSmall>
            {text('paste-read')}
          </Button>
        </ActForm>
      </section>
    </OfAct>
  )
}

function ReadLines({ workspace, here, pasted }: Shown & { pasted: PastedTickets }) {
  const text = useText('staff-tickets')
  const isAnybody = pasted.lines.some((line) => !('problem' in line))
  return (
    <ActForm reloadDocument action={`${here}#ticket-list`} needs={['orders', 'papers']} className={styles.paste}>
      <HiddenFields version={workspace.version} text={pasted.text} />
      <ul className={styles.lines} aria-label={text('paste-found')}>
        {pasted.lines.map((line, at) => (
          <Line key={at} at={at} line={line} workspace={workspace} chosen={pasted.chosen} />
        ))}
      </ul>
      {isAnybody && (
        <Button name="intent" value="take-tickets" isSmall>
          {text('paste-take')}
        </Button>
      )}
    </ActForm>
  )
}

type Read = { at: number; line: MatchedTicket; workspace: Workspace; chosen: PastedTickets['chosen'] }

function Line({ line, ...read }: Read) {
  const text = useText('staff-tickets')
  const nameById = useNameById(read.workspace.travellers)
  return (
    <li data-refused={'answer' in line && line.answer !== 'different' ? undefined : ''}>
      <bdi className={styles.typed}>{line.text}</bdi>
      {'problem' in line && <span>{text(`problem-${line.problem}`)}</span>}
      {'answer' in line && (
        <span>
          <input type="hidden" name="line" value={`${read.at}:${line.id}`} />
          <b>
            <bdi>{nameById(line.id)}</bdi>
          </b>{' '}
          <Tag tone={ticketTones[line.answer]}>{text(`answer-${line.answer}`)}</Tag> <Numbers line={line} />
        </span>
      )}
      {'why' in line && <Undecided {...read} line={line} />}
    </li>
  )
}

/** Whose a line is, chosen among the few whom it may be about. */
function Undecided({ at, line, workspace, chosen }: Read & { line: Extract<MatchedTicket, { why: string }> }) {
  const text = useText('staff-tickets')
  const locale = useLocale()
  const nameById = useNameById(workspace.travellers)
  const bornOn = (id: string) => workspace.travellers.find((each) => each.id === id)?.bornOn
  const first = chosen ? chosen[at] : line.likely
  return (
    <>
      <span>
        {text(`why-${line.why}`)} <Numbers line={line} />
      </span>
      <label className={shared.field}>
        <span>{text('whose')}</span>
        <select name="line" defaultValue={first ? `${at}:${first}` : ''}>
          <option value="">{text('nobody-chosen')}</option>
          {line.offered.map((id) => {
            const born = bornOn(id)
            return (
              <option key={id} value={`${at}:${id}`}>
                {[nameById(id), born && formatDate(born, locale, { short: true })].filter(Boolean).join(' · ')}
              </option>
            )
          })}
        </select>
      </label>
    </>
  )
}

function Numbers({ line: { ticketNo, pnr } }: { line: MatchedTicket }) {
  return [ticketNo, pnr].filter(Boolean).map((number) => (
    <bdi key={number} dir="ltr" className={cell.unbroken}>
      {number}{' '}
    </bdi>
  ))
}
