import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Readiness } from '#modules/operations/index.server.ts'

/** Who lacks a paper, and whose passport is there and ends too soon; where nobody travels yet nothing is said. */
export function Papers({
  ready: { travellers, withoutPapers, passportsTooShort },
}: {
  ready: Pick<Readiness, 'travellers' | 'withoutPapers' | 'passportsTooShort'>
}) {
  const text = useText('staff-overview')
  if (travellers === 0) return '—'
  if (withoutPapers === 0) return <Tag tone="green">{text('papers-whole')}</Tag>
  const missing = withoutPapers - passportsTooShort
  return (
    <>
      {missing > 0 && <Tag tone="red">{text('papers-missing', { count: missing })}</Tag>}{' '}
      {passportsTooShort > 0 && <Tag tone="brass">{text('papers-short', { count: passportsTooShort })}</Tag>}
    </>
  )
}

export function Visas({ visas: { open, needed: all } }: Pick<Readiness, 'visas'>) {
  const text = useText('staff-overview')
  const done = all - open
  return <OfAll done={done} all={all} words={text('of-people', { done: String(done), all: String(all) })} />
}

export function Beds({ beds: { placed: done, needed: all } }: Pick<Readiness, 'beds'>) {
  const text = useText('staff-overview')
  return <OfAll done={done} all={all} words={text('of-beds', { done: String(done), all: String(all) })} />
}

/** So many of so many, which stand from left to right in every language. */
function OfAll({ done, all, words }: { done: number; all: number; words: string }) {
  if (all === 0) return '—'
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {done}/{all}
      </bdi>
      <span className="visually-hidden">{words}</span>
    </>
  )
}
