import { DateRangeText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import type { RelatedView } from './note-view.ts'

/** Leads to the person, the order or the departure a note is about. */
export function RelatedLink({ related }: { related: RelatedView }) {
  return (
    <>
      <a href={related.href}>
        <bdi dir={related.kind === 'order' ? 'ltr' : undefined}>{related.label}</bdi>
      </a>
      {related.kind === 'departure' && (
        <DateRangeText className={cell.second} from={related.departsOn} to={related.returnsOn} short />
      )}
    </>
  )
}
