import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { DateText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { textIn } from '#kernel/locale.ts'
import type { WritingEntry, WritingKind } from '#modules/content/index.ts'
import { LanguageTags } from './language-tags.tsx'
import { listOf } from './writing-kinds.ts'

/** Pages, posts or questions as rows that open, with the languages each is published in. */
export function WritingTable({
  kind,
  entries,
  ...table
}: {
  kind: WritingKind
  entries: WritingEntry[]
  columns: Column<WritingEntry>[]
  hidden: readonly string[]
  sorting: Sorting
}) {
  const text = useText('staff-content')
  return <ListTable caption={text(`kind-${kind}`)} rows={entries} keyOf={({ key }) => key} {...table} />
}

export function useWritingColumns(kind: WritingKind): Column<WritingEntry>[] {
  const text = useText('staff-content')
  const locale = useLocale()
  const title: Column<WritingEntry> = {
    key: 'title',
    head: text('column-title'),
    sort: 'title',
    isFixed: true,
    cell: ({ key, titles }) => (
      <>
        <Link to={paths.adminWriting(locale, listOf[kind], key)} className={cell.open}>
          <bdi>{textIn(locale, titles) || text('untitled')}</bdi>
        </Link>
        <span className={cell.second}>
          <bdi>{key}</bdi>
        </span>
      </>
    ),
  }
  const languages: Column<WritingEntry> = {
    key: 'languages',
    head: text('column-languages'),
    cell: ({ publication, missing }) => <LanguageTags publication={publication} missing={missing} />,
  }
  const published: Column<WritingEntry> = {
    key: 'published',
    head: text('field-publishedOn'),
    sort: 'published',
    cell: ({ publishedOn }) => publishedOn && <DateText date={publishedOn} />,
  }
  const changed: Column<WritingEntry> = {
    key: 'changed',
    head: text('column-changed'),
    sort: 'changed',
    cell: ({ changedAt }) => changedAt && <InstantText instant={changedAt} />,
  }
  if (kind === 'question') return [title, languages]
  return kind === 'post' ? [title, languages, published, changed] : [title, languages, changed]
}
