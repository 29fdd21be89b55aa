import { MoneyText, useText } from '#app/ui/text.tsx'
import type { PartyPreview } from '#modules/booking/index.server.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { FromTo, PlanParts, Surplus } from './figure-parts.tsx'
import styles from './people.module.css'

/** What a change would mean: old price, new price, difference, and what would be due when or go back. */
export function PartyFigures({ preview: { person, total, difference, plan, surplus } }: { preview: PartyPreview }) {
  const text = useText('staff-people')
  return (
    <div role="status" className={styles.figures}>
      <Facts>
        <Fact name={text('price')}>
          <FromTo was={person.was} is={person.is} />
        </Fact>
        <Fact name={text('total')}>
          <FromTo was={total.was} is={total.is} />
        </Fact>
        <Fact name={text('difference')} isStrong>
          <bdi dir="ltr">
            {difference.minor > 0 && '+'}
            <MoneyText money={difference} cents />
          </bdi>
        </Fact>
        <Fact name={text('to-be-paid')}>
          <PlanParts plan={plan.is} />
        </Fact>
      </Facts>
      <Surplus words={text('surplus')} amount={surplus} />
    </div>
  )
}
