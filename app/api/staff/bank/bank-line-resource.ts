import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { WireMoney, moneyOnWire } from '#app/wire/wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findLine } from '#modules/bank-statements/index.server.ts'
import { matchReasons, orderReasons } from '#modules/bank-statements/index.ts'
import type { Route } from './+types/bank-line-resource.ts'
import { lineOnWire, WireBankLine } from './bank-call.server.ts'
import { answerStaff } from '../staff-call.server.ts'

const WireProposal = z.object({
  reference: z.string(),
  payerName: z.string(),
  number: z.string(),
  amount: WireMoney,
  rest: WireMoney,
  state: z.enum(['awaited', 'given-up', 'paid']),
  reasons: z.array(z.enum(matchReasons)),
})

const WireOrderProposal = z.object({
  number: z.string(),
  customer: z.string(),
  remaining: WireMoney,
  reasons: z.array(z.enum(orderReasons)),
})

const WireLinkProposal = z.object({
  id: z.string(),
  title: z.string(),
  customer: z.string(),
  amount: WireMoney,
  reasons: z.array(z.enum(orderReasons)),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary:
        'A line of a statement with the transfers it may be and the orders and payment links it may be for, and why',
      answers: {
        200: z.object({
          line: WireBankLine,
          proposals: z.array(WireProposal),
          orders: z.array(WireOrderProposal),
          links: z.array(WireLinkProposal),
          rest: WireMoney,
        }),
      },
    },
  },
}

/** One line; its `ETag` goes into `If-Match` of the decision. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const found = await findLine(db, admin, call.params.lineId, new Date())
    if (!found) return refuseWith(call, 'not_found')
    const { proposals, orders, links, rest: unassigned } = found
    const shown = proposals.map(({ attemptRef: _ref, amount, rest, ...proposal }) => ({
      ...proposal,
      amount: moneyOnWire(amount),
      rest: moneyOnWire(rest),
    }))
    const shownOrders = orders.map(({ orderNo, customer, remaining, reasons }) => ({
      number: orderNo,
      customer,
      remaining: moneyOnWire(remaining),
      reasons,
    }))
    const shownLinks = links.map(({ id, title, customer, price, reasons }) => ({
      id,
      title,
      customer,
      amount: moneyOnWire(price),
      reasons,
    }))
    const told = { proposals: shown, orders: shownOrders, links: shownLinks, rest: moneyOnWire(unassigned) }
    return Response.json(
      { line: lineOnWire(found), ...told },
      { headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${found.version}"` } },
    )
  })
}
