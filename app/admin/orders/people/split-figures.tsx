import type { ReactNode } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { Money } from '#kernel/money.ts'
import type { JoinPreview, SplitPreview, SplitSide } from '#modules/booking/index.server.ts'
import { Card } from '../../ui/card.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { FromTo, PlanParts, Surplus } from './figure-parts.tsx'
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
          <Fact name={text('plan')}>
            <PlanParts plan={plan.is} />
          </Fact>
        </Facts>
        <Surplus words={text('surplus')} amount={surplus} />
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
        <Fact name={text('plan')}>
          <PlanParts plan={side.plan} />
        </Fact>
      </Facts>
      <Surplus words={text('surplus')} amount={side.surplus} />
    </Card>
  )
}

function Shown({ name, amount }: { name: string; amount: Money }) {
  return <input type="hidden" name={name} value={`${amount.minor} ${amount.currency}`} />
}
