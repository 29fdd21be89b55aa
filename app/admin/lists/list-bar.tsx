import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { ListDesk } from '#modules/staff-desk/index.server.ts'
import { listAreas, readViewQuery, type StaffList } from '#modules/staff-desk/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { useMay } from '../ui/may.ts'
import styles from './list-bar.module.css'
import { ListNews } from './list-news.tsx'
import { listHrefs } from './staff-lists.ts'

type ChosenColumn = { key: string; head: string; isFixed?: boolean | undefined }

/** What stands above every list: its saved views, which columns it shows, and the list as a file, as it is filtered. */
export function ListBar({ list, desk, columns = [] }: { list: StaffList; desk: ListDesk; columns?: ChosenColumn[] }) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const may = useMay()
  const { pathname, search } = useLocation()
  const query = readViewQuery(search) ?? ''
  const values = Object.fromEntries(new URLSearchParams(query))
  return (
    <div className={styles.bar}>
      <Views list={list} desk={desk} query={query} mayKeep={may.act(pathname, [listAreas[list]])} />
      <div className={styles.end}>
        {columns.length > 0 && may.act(pathname, [listAreas[list]]) && (
          <Columns list={list} columns={columns} hidden={desk.hiddenColumns} />
        )}
        <span className={styles.files}>
          <Icon name="download" />
          <a href={paths.adminList(locale, list, 'xlsx', values)}>{text('file-xlsx')}</a>
          <a href={paths.adminList(locale, list, 'csv', values)}>{text('file-csv')}</a>
        </span>
      </div>
      <ListNews list={list} query={query} />
    </div>
  )
}

function Views({
  list,
  desk: { views },
  query,
  mayKeep,
}: {
  list: StaffList
  desk: ListDesk
  query: string
  mayKeep: boolean
}) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const action = paths.adminList(locale, list, 'views')
  const isKept = views.some((view) => view.query === query)
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <ul aria-label={text('views')}>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                data-view=""
                to={listHrefs[list](locale, Object.fromEntries(new URLSearchParams(view.query)))}
                {...(view.query === query ? { 'aria-current': 'true' as const } : {})}
              >
                <bdi>{view.name}</bdi>
                {view.isShared && <small>{text('view-shared-mark')}</small>}
              </Link>
              {mayKeep && view.isOwn && view.query === query && (
                <ActForm action={action}>
                  <input type="hidden" name="query" value={query} />
                  <button name="remove" value={view.id} title={text('view-remove', { name: view.name })}>
                    <Icon name="x" />
                    <span className="visually-hidden">{text('view-remove', { name: view.name })}</span>
                  </button>
                </ActForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayKeep && query !== '' && !isKept && (
        <Fold key={query} icon="save" words={text('view-save')}>
          <ActForm action={action} className={styles.sheet}>
            <input type="hidden" name="query" value={query} />
            <TextField label={text('view-name')} name="name" required maxLength={60} />
            <Choice name="shared">{text('view-shared')}</Choice>
            <Button isSmall>{text('view-save-submit')}</Button>
          </ActForm>
        </Fold>
      )}
    </div>
  )
}

function Columns({ list, columns, hidden }: { list: StaffList; columns: ChosenColumn[]; hidden: readonly string[] }) {
  const text = useText('staff-desk')
  const { pathname, search } = useLocation()
  const shown = columns.filter(({ key }) => !hidden.includes(key)).map(({ key }) => key)
  return (
    <Fold key={shown.join()} icon="columns-3" words={text('columns')}>
      <ActForm action={paths.adminList(useLocale(), list, 'columns')} className={styles.sheet}>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <fieldset>
          <legend>{text('columns-lead')}</legend>
          {columns
            .filter(({ isFixed }) => !isFixed)
            .map(({ key, head }) => (
              <div key={key}>
                <input type="hidden" name="of" value={key} />
                <Choice isCompact name="column" value={key} defaultChecked={shown.includes(key)}>
                  {head}
                </Choice>
              </div>
            ))}
        </fieldset>
        <Button isSmall>{text('columns-submit')}</Button>
      </ActForm>
    </Fold>
  )
}

/** What lies over the list while it is open; one at a time, until Escape closes it. */
function Fold({ icon, words, children }: { icon: IconName; words: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields hold the focus; keys come up from them
    <details className={styles.fold} name="list-bar" onKeyDown={closeOnEscape}>
      <summary>
        <Icon name={icon} />
        {words}
      </summary>
      {children}
    </details>
  )
}

/** Closes a fold and goes back to what opened it. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const { currentTarget: fold, key } = event
  if (key !== 'Escape' || !fold.open) return
  fold.open = false
  fold.querySelector('summary')?.focus()
}
