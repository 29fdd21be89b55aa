import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { ApiKey, ApiKeyState } from '#modules/api-keys/index.ts'
import { DataTable } from '../ui/data-table.tsx'
import styles from './api-keys.module.css'

/** Keys by the way they begin, with what they may do and when they were used. */
export function KeyTable({ keys }: { keys: (ApiKey & { state: ApiKeyState })[] }) {
  const text = useText('staff-programs')
  return (
    <DataTable
      caption={text('keys-title')}
      head={
        <>
          <th scope="col">{text('name')}</th>
          <th scope="col">{text('key')}</th>
          <th scope="col">{text('scopes')}</th>
          <th scope="col">{text('state')}</th>
          <th scope="col">{text('created')}</th>
          <th scope="col">{text('last-used')}</th>
          <th scope="col">
            <span className="visually-hidden">{text('revoke')}</span>
          </th>
        </>
      }
    >
      {keys.map((key) => (
        <tr key={key.id}>
          <th scope="row">
            <bdi>{key.name}</bdi>
          </th>
          <td>
            <code dir="ltr">{key.hint}…</code>
          </td>
          <td>
            <code dir="ltr" className={styles.list}>
              {key.scopes.join(' ')}
            </code>
          </td>
          <td>{text(`state-${key.state}`)}</td>
          <td>
            <InstantText instant={key.createdAt} />
          </td>
          <td>{key.lastUsedAt ? <InstantText instant={key.lastUsedAt} /> : text('never')}</td>
          <td>
            {key.state === 'active' && (
              <Form method="post">
                <input type="hidden" name="intent" value="revoke" />
                <Button look="outline" isSmall name="id" value={key.id}>
                  {text('revoke')}
                </Button>
              </Form>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
