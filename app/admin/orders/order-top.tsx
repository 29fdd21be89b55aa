import type { ReactNode } from 'react'
import type { OrderState } from '#modules/booking/index.ts'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import { PageTop } from '../ui/page-top.tsx'

/** The head of a page on which something is done to an order: what, to which one, and its state. */
export function OrderTop({
  title,
  order: { orderNo, state },
  children,
}: {
  title: string
  order: { orderNo: string; state: OrderState }
  children?: ReactNode
}) {
  return (
    <PageTop
      title={title}
      lead={
        <>
          <bdi dir="ltr">{orderNo}</bdi> <OrderStateTag state={state} />
        </>
      }
    >
      {children}
    </PageTop>
  )
}
