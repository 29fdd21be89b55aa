import { useLocale, useText } from '#app/ui/text.tsx'
import type { Workspace } from '#modules/operations/index.ts'
import styles from './operations.module.css'

/** For which departure of the day something is, or, in the words of the caller, for everybody. */
export function DepartureSelect({
  tours,
  everybody,
  chosen,
}: Pick<Workspace, 'tours'> & { everybody: string; chosen: string | null | undefined }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <label className={styles.field}>
      <span>{text('departure')}</span>
      <select name="departureId" defaultValue={chosen ?? ''}>
        <option value="">{everybody}</option>
        {tours.map(({ departureId, name }) => (
          <option key={departureId} value={departureId}>
            {name[locale]}
          </option>
        ))}
      </select>
    </label>
  )
}
