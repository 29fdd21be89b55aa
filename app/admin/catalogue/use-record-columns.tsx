import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import type { RecordPath } from './record-specs.ts'

type RecordRow = {
  key: string
  name: string
  link: string | null
  isPublished: boolean | null
  missing: number
}

/** The columns of hotels, categories, airlines or services; airlines have no page of their own. */
export function useRecordColumns(path: RecordPath): Column<RecordRow>[] {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: text('column-name'),
      isFixed: true,
      sort: 'name',
      cell: ({ key, name }) => (
        <Link to={paths.adminRecord(locale, path, key)} className={cell.open} dir="auto">
          {name}
        </Link>
      ),
    },
    { key: 'key', head: text('column-key'), sort: 'key', cell: ({ key }) => <bdi dir="ltr">{key}</bdi> },
    ...(path === 'airlines' ? [] : ofPages(text)),
    {
      key: 'missing',
      head: text('column-missing'),
      isEnd: true,
      sort: 'missing',
      cell: ({ missing }) => (missing > 0 ? missing : '—'),
    },
  ]
}

function ofPages(text: ReturnType<typeof useText<'staff-catalogue'>>): Column<RecordRow>[] {
  return [
    { key: 'link', head: text('column-link'), cell: ({ link }) => <bdi dir="ltr">{link}</bdi> },
    {
      key: 'status',
      head: text('column-status'),
      cell: ({ isPublished }) =>
        isPublished !== null && (
          <Tag tone={isPublished ? 'green' : 'gray'}>{text(isPublished ? 'published' : 'unpublished')}</Tag>
        ),
    },
  ]
}
