import { useSearchParams } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { StaffList } from '#modules/staff-desk/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Toast } from '../ui/toast.tsx'
import { UndoButton } from '../ui/undo-button.tsx'

const good = ['view-saved', 'view-removed', 'undone'] as const
const bad = ['view-problem-name', 'view-problem-query', 'undo-failed'] as const

/** What was just done with the views of a list; a removed one can be brought back. */
export function ListNews({ list, query }: { list: StaffList; query: string }) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const [search] = useSearchParams()
  const saved = search.get('saved')
  const done = good.find((each) => each === saved)
  const problem = bad.find((each) => each === saved)
  if (problem) return <Toast kind="error" title={text(problem)} />
  if (!done) return null
  const undo = search.get('undo')
  return (
    <Toast kind="success" title={text(done)}>
      {done === 'view-removed' && undo && (
        <ActForm action={paths.adminList(locale, list, 'views')}>
          <input type="hidden" name="query" value={query} />
          <UndoButton name="restore" value={undo} />
        </ActForm>
      )}
    </Toast>
  )
}
