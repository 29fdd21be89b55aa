import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { lineGroups } from '#modules/bank-statements/index.ts'
import { ListDays, ListFilter, ListSearch, ListTools } from '../ui/list-fields.tsx'
import styles from '../ui/list-tools.module.css'
import { lineQueryValues, type LineQuery } from './line-query.ts'

/** Search and filter of the lines; their values are the address. */
export function LineTools({ query }: { query: LineQuery }) {
  const text = useText('bank-statements')
  const locale = useLocale()
  return (
    <ListTools action={paths.adminBankLines(locale)} query={query} sort={lineQueryValues(query)['sort']}>
      {query.statement && <input type="hidden" name="statement" value={query.statement} />}
      <ListSearch label={text('search')} value={query.q} hint={text('search-hint')} />
      <ListFilter name="state" label={text('filter')} all={text('filter-all')} value={query.state} isState>
        {lineGroups.map((group) => (
          <option key={group} value={group}>
            {text(`state-${group}`)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      <Button look="outline" className={styles.submit}>
        {text('filter-submit')}
      </Button>
    </ListTools>
  )
}
