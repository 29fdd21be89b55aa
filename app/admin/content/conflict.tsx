import { languageNames } from '#app/ui/language-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import type { ChangedField } from '#modules/content/index.ts'
import styles from './content.module.css'

/** What somebody else saved beside what was typed, field by field. */
export function Conflict({ differences }: { differences: readonly ChangedField[] }) {
  const text = useText('staff-content')
  return (
    <Notice tone="error" title={text('problem-edit-conflict')} isAnnounced>
      <p>{text('conflict-lead')}</p>
      {/* The scrolling part must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.conflict} tabIndex={0} aria-label={text('problem-edit-conflict')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('conflict-field')}</th>
              <th scope="col">{text('conflict-theirs')}</th>
              <th scope="col">{text('conflict-yours')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">
                  <FieldName field={field} />
                </th>
                <td>
                  <pre dir="auto">{before}</pre>
                </td>
                <td>
                  <pre dir="auto">{after}</pre>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Notice>
  )
}

function FieldName({ field }: { field: string }) {
  const text = useText('staff-content')
  const locale = locales.find((each) => field.startsWith(`${each}.`))
  const name = locale ? field.slice(locale.length + 1) : field
  const label = name === 'publication' ? text('publication') : text(`field-${name}` as 'field-title')
  return (
    <>
      {label}
      {locale && (
        <>
          {' · '}
          <bdi lang={locale}>{languageNames[locale]}</bdi>
        </>
      )}
    </>
  )
}
