import { DateRangeText, DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { money, type Currency } from '#kernel/money.ts'
import {
  travellerFlags,
  type ToldChange,
  type ToldThing,
  type ToldValue,
  type TravellerFlag,
} from '#modules/booking/index.ts'
import styles from './order-page.module.css'
import { useFareName } from './use-fare-name.ts'

/** What an act changed of an order, thing by thing: what was before and what is after. Papers are only named. */
export function ToldChanges({ changes, currency }: { changes: readonly ToldChange[]; currency: Currency }) {
  const text = useText('staff-history')
  const nameOf = useThingName()
  if (changes.length === 0) return null
  return (
    <dl className={styles.told}>
      {changes.map(({ what, was, is }) => (
        <div key={what}>
          <dt>{nameOf(what)}</dt>
          {was && (
            <dd>
              <span>{text('before')}</span> <Told value={was} currency={currency} />
            </dd>
          )}
          {is && (
            <dd>
              <span>{text('after')}</span> <Told value={is} currency={currency} />
            </dd>
          )}
          {!was && !is && <dd>{text('changed')}</dd>}
        </div>
      ))}
    </dl>
  )
}

function useThingName(): (what: ToldThing) => string {
  const text = useText('staff-history')
  const words = useText('travellers')
  return (what) => (isFlag(what) ? words(`name-${what}`) : text(`thing-${what}`))
}

function isFlag(what: ToldThing): what is TravellerFlag {
  return travellerFlags.some((each) => each === what)
}

function Told({ value, currency }: { value: ToldValue; currency: Currency }) {
  const locale = useLocale()
  const text = useText('staff-history')
  const fareName = useFareName()
  if ('minor' in value) return <MoneyText money={money(value.minor, currency)} cents />
  if ('fare' in value) return fareName(value.fare)
  if ('text' in value) return <bdi>{value.text}</bdi>
  if ('journey' in value)
    return (
      <>
        <bdi>{value.journey.name[locale]}</bdi> ·{' '}
        <DateRangeText from={value.journey.departsOn} to={value.journey.returnsOn} />
      </>
    )
  if (value.parts.length === 0) return text('nothing-open')
  return (
    <ul>
      {value.parts.map(({ minor, dueOn }, index) => (
        <li key={index}>
          <MoneyText money={money(minor, currency)} cents />
          {dueOn && (
            <>
              {' · '}
              <DateText date={dueOn} short />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
