import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { MatchedLine, Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { PastedPermits } from './act-on-permits.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { usePersonName } from './use-person-name.ts'
import { permitMoment } from './use-permit-words.ts'
import styles from './permits-card.module.css'

/** What staff copied from where permits are granted: first read and shown, then written down. */
export function PermitPaste({
  workspace,
  here,
  pasted,
}: {
  workspace: Workspace
  here: string
  pasted: PastedPermits | undefined
}) {
  const text = useText('staff-permits')
  const found = pasted?.lines.filter(({ id }) => id !== undefined).length ?? 0
  return (
    <section className={styles.part} id="paste">
      <h3>{text('paste-title')}</h3>
      <p>{text('paste-lead')}</p>
      {pasted && (
        <>
          <ul className={styles.lines} aria-label={text('paste-found')}>
            {pasted.lines.map((line, at) => (
              <Line key={at} line={line} workspace={workspace} />
            ))}
          </ul>
          {found > 0 && (
            <ActForm reloadDocument action={here}>
              <HiddenFields version={workspace.version} text={pasted.text} />
              <Button name="intent" value="take-permit-lines" isSmall>
                {text('paste-take', { count: found })}
              </Button>
            </ActForm>
          )}
        </>
      )}
      <ActForm reloadDocument action={`${here}#paste`} className={styles.paste}>
        <HiddenFields version={workspace.version} />
        <TextAreaField label={text('paste-field')} name="text" rows={5} defaultValue={pasted?.text} />
        <Button name="intent" value="read-permit-lines" look="outline" isSmall>
          {text('paste-read')}
        </Button>
      </ActForm>
    </section>
  )
}

function Line({ line, workspace }: { line: MatchedLine; workspace: Workspace }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const nameOf = usePersonName()
  const traveller = workspace.travellers.find(({ id }) => id === line.id)
  return (
    <li data-refused={line.problem ? '' : undefined}>
      <bdi className={styles.typed}>{line.text}</bdi>
      {line.id === undefined ? (
        <span>{text(`line-${line.problem}`)}</span>
      ) : (
        <span>
          <b>
            <bdi>{traveller && nameOf(traveller)}</bdi>
          </b>{' '}
          <bdi>{permitMoment({ ...line, until: '' }, locale)}</bdi> {line.gate && text('gate-no', { gate: line.gate })}
        </span>
      )}
    </li>
  )
}
