import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { StaffList } from '#modules/staff-desk/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { bulkActNames } from './bulk-act-names.ts'

/** What can be done to the chosen records of a list, led to its preview. */
export function BulkOfList({
  list,
  acts,
  query,
}: {
  list: StaffList
  acts: readonly (typeof bulkActNames)[number][]
  /** The list as it is filtered, to come back to. */
  query: string
}) {
  const text = useText('staff-desk')
  const locale = useLocale()
  return (
    <BulkBar
      id={bulkIdOf(list)}
      action={paths.adminList(locale, list, 'bulk')}
      acts={acts.map((value) => ({ value, words: text(`act-${value}`) }))}
      query={query}
    />
  )
}

/** The form that the boxes of a list belong to. */
export function bulkIdOf(list: StaffList): string {
  return `chosen-${list}`
}
