import { Button } from '#app/ui/button.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { ApiKey, ApiKeyState } from '#modules/api-keys/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import styles from '../ui/programs.module.css'

type KeyRow = ApiKey & { state: ApiKeyState }

/** Keys by the way they begin, with what they may do and when they were used. */
export function KeyTable({ keys, sorting }: { keys: KeyRow[]; sorting: Sorting }) {
  const text = useText('staff-programs')
  return (
    <ListTable
      caption={text('keys-title')}
      columns={useKeyColumns()}
      rows={keys}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  )
}

function useKeyColumns(): Column<KeyRow>[] {
  const text = useText('staff-programs')
  return [
    {
      key: 'name',
      head: text('name'),
      sort: 'name',
      cell: ({ name }) => (
        <b>
          <bdi>{name}</bdi>
        </b>
      ),
    },
    { key: 'key', head: text('key'), cell: ({ hint }) => <code dir="ltr">{hint}…</code> },
    {
      key: 'scopes',
      head: text('scopes'),
      cell: ({ scopes }) => (
        <code dir="ltr" className={styles.list}>
          {scopes.join(' ')}
        </code>
      ),
    },
    { key: 'state', head: text('state'), cell: ({ state }) => text(`state-${state}`) },
    {
      key: 'created',
      head: text('created'),
      sort: 'created',
      cell: ({ createdAt }) => <InstantText instant={createdAt} />,
    },
    {
      key: 'used',
      head: text('last-used'),
      sort: 'used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <InstantText instant={lastUsedAt} /> : text('never')),
    },
    { key: 'revoke', head: text('revoke'), isHeadHidden: true, cell: (key) => <RevokeForm apiKey={key} /> },
  ]
}

function RevokeForm({ apiKey: { id, state } }: { apiKey: KeyRow }) {
  const text = useText('staff-programs')
  if (state !== 'active') return null
  return (
    <ActForm>
      <input type="hidden" name="intent" value="revoke" />
      <Button look="outline" isSmall name="id" value={id}>
        {text('revoke')}
      </Button>
    </ActForm>
  )
}
