import { DateText, useText } from '#app/ui/text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { cell } from '#app/ui/data-table.tsx'
import type { JourneyView } from './journey-view.ts'

/** Passport and identity number as they were typed; a passport that ends too early is marked. */
export function Papers({ traveller }: { traveller: JourneyView['travellers'][number] }) {
  const text = useText('staff')
  const { tckn, passportNo, passportExpiresOn, isPassportShort } = traveller
  if (tckn === null && passportNo === null) return text('no-papers')
  return (
    <>
      {passportNo !== null && <bdi dir="ltr">{passportNo}</bdi>}
      {passportExpiresOn !== null && (
        <span className={cell.second}>
          {text('passport-until')} <DateText date={passportExpiresOn} short />{' '}
          {isPassportShort && <Tag tone="red">{text('passport-short')}</Tag>}
        </span>
      )}
      {tckn !== null && (
        <span className={cell.second}>
          {text('tckn')} <bdi dir="ltr">{tckn}</bdi>
        </span>
      )}
    </>
  )
}
