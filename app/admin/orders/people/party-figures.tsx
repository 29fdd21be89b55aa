import { Notice } from '#app/ui/notice.tsx'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PartyPreview } from '#modules/booking/index.server.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import forms from '../order-forms.module.css'
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
          {plan.is.length === 0
            ? text('nothing')
            : plan.is.map(({ amount, dueOn }, index) => (
                <span key={index} className={styles.part}>
                  <MoneyText money={amount} cents />
                  {dueOn && (
                    <>
                      {' · '}
                      <DateText date={dueOn} short />
                    </>
                  )}
                </span>
              ))}
        </Fact>
      </Facts>
      {surplus.minor > 0 && (
        <div className={forms.facts}>
          <Notice>
            {text('surplus')} <MoneyText money={surplus} cents />
          </Notice>
        </div>
      )}
    </div>
  )
}

function FromTo({ was, is }: { was: Money | undefined; is: Money }) {
  const text = useText('staff-people')
  return (
    <span className={styles.fromTo}>
      {was && (
        <span className={styles.was}>
          {text('before')} <MoneyText money={was} cents />
        </span>
      )}
      <span>
        {text('after')} <MoneyText money={is} cents />
      </span>
    </span>
  )
}
