import { useId } from 'react'
import { Form } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { lineGroups } from '#modules/bank-statements/index.ts'
import styles from '../ui/list-tools.module.css'
import type { LineQuery } from './line-query.ts'

/** Search and filter of the lines; their values are the address. */
export function LineTools({ query }: { query: LineQuery }) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const id = useId()
  return (
    <search>
      <Form action={paths.adminBankLines(locale)} key={JSON.stringify(query)} className={styles.tools}>
        {query.statement && <input type="hidden" name="statement" value={query.statement} />}
        <div className={styles.wide}>
          <label htmlFor={`${id}-q`}>{text('search')}</label>
          <span className={styles.search}>
            <Icon name="search" />
            <input
              id={`${id}-q`}
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={text('search-hint')}
              maxLength={100}
            />
          </span>
        </div>
        <div className={styles.state}>
          <label htmlFor={`${id}-state`}>{text('filter')}</label>
          <select id={`${id}-state`} name="state" defaultValue={query.state ?? ''}>
            <option value="">{text('filter-all')}</option>
            {lineGroups.map((group) => (
              <option key={group} value={group}>
                {text(`state-${group}`)}
              </option>
            ))}
          </select>
        </div>
        <Button look="outline" className={styles.submit}>
          {text('filter-submit')}
        </Button>
      </Form>
    </search>
  )
}
