import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { MatchedAnswer, Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { PastedAnswers } from './act-on-visas.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useNameById } from './use-name-by-id.ts'
import { visaTones } from './visa-tones.ts'
import { Tag } from '#app/ui/tag.tsx'
import styles from './permits-card.module.css'

/** The answers of whoever makes visas: first read and shown, then written down; what named nobody stays in the field. */
export function VisaPaste({
  workspace,
  here,
  pasted,
}: {
  workspace: Workspace
  here: string
  pasted: PastedAnswers | undefined
}) {
  const text = useText('staff-visas')
  const found = pasted?.lines.filter(({ rowId }) => rowId !== undefined).length ?? 0
  return (
    <section className={styles.part} id="answers">
      <h3>{text('answers')}</h3>
      <p>{text('answers-lead')}</p>
      {pasted?.taken !== undefined && <p role="status">{text('answers-left', { count: pasted.taken })}</p>}
      {pasted && (
        <>
          <ul className={styles.lines} aria-label={text('answers-found')}>
            {pasted.lines.map((line, at) => (
              <Line key={at} line={line} workspace={workspace} />
            ))}
          </ul>
          {found > 0 && (
            <ActForm reloadDocument action={`${here}#answers`}>
              <HiddenFields version={workspace.version} text={pasted.text} />
              <Button name="intent" value="take-visa-answers" isSmall>
                {text('answers-take', { count: found })}
              </Button>
            </ActForm>
          )}
        </>
      )}
      <ActForm reloadDocument action={`${here}#answers`} className={styles.paste}>
        <HiddenFields version={workspace.version} />
        <TextAreaField label={text('answers-field')} name="text" rows={5} defaultValue={pasted?.text} />
        <Button name="intent" value="read-visa-answers" look="outline" isSmall>
          {text('answers-read')}
        </Button>
      </ActForm>
    </section>
  )
}

function Line({ line, workspace }: { line: MatchedAnswer; workspace: Workspace }) {
  const text = useText('staff-visas')
  const words = useText('staff-operations')
  const nameById = useNameById(workspace.travellers)
  return (
    <li data-refused={line.problem ? '' : undefined}>
      <bdi className={styles.typed}>{line.text}</bdi>
      {line.rowId === undefined ? (
        <span>{text(`answer-${line.problem}`)}</span>
      ) : (
        <span>
          <b>
            <bdi>{nameById(line.passengerId)}</bdi>
          </b>{' '}
          <Tag tone={visaTones[line.answer]}>{words(`visa-${line.answer}`)}</Tag>{' '}
          {line.applicationNo !== '' && <bdi>{text('application-no', { no: line.applicationNo })}</bdi>}
          {line.reason !== '' && (
            <>
              {' · '}
              <bdi>{line.reason}</bdi>
            </>
          )}
        </span>
      )}
    </li>
  )
}
