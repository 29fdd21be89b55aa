import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { lineGroups } from '#modules/bank-statements/index.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { lineQueryValues, type LineQuery } from './line-query.ts'

/** Search and filter of the lines; their values are the address. */
export function LineTools({ query, found }: { query: LineQuery; found: number }) {
  const text = useText('bank-statements')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminBankLines(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.state, query.from ?? query.to]}
      sort={lineQueryValues(query)['sort']}
    >
      {query.statement && <input type="hidden" name="statement" value={query.statement} />}
      <ListFilter name="state" label={text('filter')} all={text('filter-all')} value={query.state} isState>
        {lineGroups.map((group) => (
          <option key={group} value={group}>
            {text(`state-${group}`)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
    </ListTools>
  )
}
