import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { Workspace } from '#modules/operations/index.ts'

/** Which tours leave, when each is back, and who leads the day. */
export function OpsLead({ workspace: { tours, guides } }: { workspace: Workspace }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <>
      {tours.map(({ id, name, returnsOn }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <bdi>{name[locale]}</bdi> ({text('back-on')} <DateText date={returnsOn} short />)
        </span>
      ))}
      {guides.map(({ id, role, name }) => (
        <span key={id}>
          {' · '}
          {text(role)} <bdi>{name}</bdi>
        </span>
      ))}
    </>
  )
}
