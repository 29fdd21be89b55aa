import type { ReactNode } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { Money } from '#kernel/money.ts'
import type { JoinPreview, SplitPreview, SplitSide } from '#modules/booking/index.server.ts'
import { Card } from '../../ui/card.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import forms from '../order-forms.module.css'
import styles from './people.module.css'
import type { SplitPerson } from './split-desk.ts'
import { useTravellerName } from '../use-traveller-name.ts'

/** Both orders as they would be after a split, side by side, and the figures that the act is held to. */
export function SplitFigures({ preview, people }: { preview: SplitPreview; people: readonly SplitPerson[] }) {
  const text = useText('staff-split')
  const { staying, leaving } = preview
  return (
    <div role="status" className={styles.sides}>
      <Shown name="staying" amount={staying.total} />
      <Shown name="leaving" amount={leaving.total} />
      <Shown name="shownAlong" amount={leaving.paid} />
      <Side title={text('staying')} side={staying} people={people} />
      <Side title={text('leaving')} side={leaving} people={people} />
      <Notice>{text('papers')}</Notice>
    </div>
  )
}

/** An order as it would be after another one has joined it. */
export function JoinFigures({ preview }: { preview: JoinPreview }) {
  const text = useText('staff-split')
  const { other, total, paid, plan, surplus } = preview
  return (
    <div role="status" className={styles.sides}>
      <Shown name="joined" amount={total.is} />
      <input type="hidden" name="otherVersion" value={other.version} />
      <Card title={text('joined', { orderNo: other.orderNo })}>
        <Facts>
          <Fact name={<bdi>{other.customer}</bdi>}>{text('count', { count: other.travellers })}</Fact>
          <Fact name={text('total')} isStrong>
            <FromTo was={total.was} is={total.is} />
          </Fact>
          <Fact name={text('paid')}>
            <FromTo was={paid.was} is={paid.is} />
          </Fact>
          <PlanFact plan={plan.is} />
        </Facts>
        <Surplus amount={surplus} />
      </Card>
      <Notice>{text('join-papers')}</Notice>
    </div>
  )
}

function Side({ title, side, people }: { title: ReactNode; side: SplitSide; people: readonly SplitPerson[] }) {
  const text = useText('staff-split')
  const nameOf = useTravellerName()
  const locale = useLocale()
  const names = people.flatMap(({ id, name }, index) => (side.travellerIds.includes(id) ? [nameOf(name, index)] : []))
  return (
    <Card title={title}>
      <Facts>
        <Fact name={text('people')}>
          <bdi>{joinList(names, locale)}</bdi>
        </Fact>
        <Fact name={text('total')} isStrong>
          <MoneyText money={side.total} cents />
        </Fact>
        <Fact name={text('paid')}>
          <MoneyText money={side.paid} cents />
        </Fact>
        <PlanFact plan={side.plan} />
      </Facts>
      <Surplus amount={side.surplus} />
    </Card>
  )
}

function PlanFact({ plan }: { plan: SplitSide['plan'] }) {
  const text = useText('staff-split')
  return (
    <Fact name={text('plan')}>
      {plan.length === 0
        ? text('nothing')
        : plan.map(({ amount, dueOn }, index) => (
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
  )
}

function Surplus({ amount }: { amount: Money }) {
  const text = useText('staff-split')
  if (amount.minor === 0) return null
  return (
    <div className={forms.facts}>
      <Notice>
        {text('surplus')} <MoneyText money={amount} cents />
      </Notice>
    </div>
  )
}

function FromTo({ was, is }: { was: Money; is: Money }) {
  const text = useText('staff-split')
  return (
    <span className={styles.fromTo}>
      <span className={styles.was}>
        {text('before')} <MoneyText money={was} cents />
      </span>
      <span>
        {text('after')} <MoneyText money={is} cents />
      </span>
    </span>
  )
}

function Shown({ name, amount }: { name: string; amount: Money }) {
  return <input type="hidden" name={name} value={`${amount.minor} ${amount.currency}`} />
}
