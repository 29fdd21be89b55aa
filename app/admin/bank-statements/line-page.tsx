import { statusOf } from '#app/refusals/refusals.ts'
import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import {
  decideLine,
  findLine,
  previewShares,
  undoShare,
  type Decision,
  type DecisionFailure,
  type UndoFailure,
} from '#modules/bank-statements/index.server.ts'
import type { LineShare, ShareSubject } from '#modules/bank-statements/index.ts'
import { listOrderNames, searchPayableOrders } from '#modules/booking/index.server.ts'
import { listPaymentLinksById, searchPayableLinks } from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { actOnce } from '../act-once.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/line-page.ts'
import layout from '../ui/columns.module.css'
import styles from './bank-statements.module.css'
import { DecisionForms } from './decision-forms.tsx'
import { CertaintyTag, LineStateTag } from './line-tags.tsx'
import { OrdersForm } from './orders-form.tsx'
import { readShares } from './read-shares.server.ts'
import { SharesCard, type ShareName } from './shares-card.tsx'
import { SharesPreviewCard } from './shares-preview-card.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'bank-statements', 'account', 'ui'],
}

const DecisionForm = z.object({
  intent: z.enum(['payment', 'orders', 'orders-book', 'undo', 'explained', 'suspense']),
  version: z.coerce.number().int().min(1),
  chosen: z.string().max(20).default(''),
  code: z.string().max(40).default(''),
  share: z.string().max(40).default(''),
  note: z.string().max(500).default(''),
})

type Problem = DecisionFailure['code'] | UndoFailure['code'] | 'choose' | 'share'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const line = await findLine(db, admin, params.lineId, new Date())
  if (!line) throw data(null, { status: 404 })
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const wanted = line.isDecidable ? q : ''
  return {
    line,
    q,
    found: {
      orders: await searchPayableOrders(db, admin, wanted),
      links: await searchPayableLinks(db, admin, wanted, new Date()),
    },
    deciders: await listUserNames(
      db,
      admin,
      line.steps.flatMap(({ by }) => by ?? []),
    ),
    names: await namesOf(db, admin, line.shares, context.get(localeContext)),
    key: crypto.randomUUID(),
  }
}

/** Decides what the money of the line is, shows what a division over orders would mean, or takes a share back. */
export async function action({ request, params: { lineId }, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const form = DecisionForm.safeParse(fields)
  if (!form.success) throw data(null, { status: 400 })
  const { intent, version, chosen, note } = form.data
  const code = form.data.code.trim()
  const refuse = (problem: Problem) =>
    data({ problem, code, note, fields, preview: undefined }, { status: statusOf(problem) })
  const done = (state: string) => {
    log.info({ staff: admin.id, line: lineId, state }, 'a line of a bank statement was decided')
    return redirect(paths.adminBankLine(context.get(localeContext), lineId))
  }
  if (intent === 'undo') {
    const undo = { lineId, version, shareId: form.data.share, note }
    const undone = await actOnce(db, admin, fields, (tx) => undoShare(tx, admin, undo, new Date()))
    return undone.ok ? done('taken back') : refuse(undone.error.code)
  }
  if (intent === 'orders' || intent === 'orders-book') {
    const line = await findLine(db, admin, lineId, new Date())
    if (!line) throw data(null, { status: 404 })
    const shares = readShares(fields, line.rest.currency)
    if (!shares) return refuse('share')
    if (intent === 'orders') {
      const preview = await previewShares(db, admin, { lineId, shares }, new Date())
      if (!preview.ok) return refuse(preview.error.code)
      return data({ problem: undefined, code, note, fields, preview: preview.value })
    }
    const decision: Decision = { kind: 'orders', shares, by: admin }
    const decided = await actOnce(db, admin, fields, (tx) =>
      decideLine(tx, { by: admin }, { lineId, version, decision }, new Date()),
    )
    return decided.ok ? done(decided.value.state) : refuse(decided.error.code)
  }
  const reference = code || chosen
  if (intent === 'payment' && reference === '') return refuse('choose')

  const decision: Decision = intent === 'payment' ? { kind: intent, reference } : { kind: intent, note }
  const decided = await decideLine(db, { by: admin }, { lineId, version, decision }, new Date())
  return decided.ok ? done(decided.value.state) : refuse(decided.error.code)
}

/** The orders and links that the line is on, as the reader finds them. */
async function namesOf(
  db: Db,
  admin: Admin<'payments'>,
  shares: readonly LineShare[],
  locale: Locale,
): Promise<ShareName[]> {
  const refsOf = (kind: ShareSubject['kind']) =>
    shares.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.ref)
  const orders = await listOrderNames(db, admin, refsOf('order'))
  const links = await listPaymentLinksById(db, admin, refsOf('link'))
  return [
    ...[...orders.values()].map(({ orderId: ref, id, orderNo: name }) => ({
      ref,
      name,
      to: paths.adminOrder(locale, id),
    })),
    ...links.map(({ id: ref, title: name }) => ({ ref, name, to: paths.adminPaymentLink(locale, ref) })),
  ]
}

export default function LinePage({
  loaderData: { line, q, found, deciders, names, key },
  actionData,
}: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const fields = actionData?.fields ?? {}
  const problem = actionData?.problem
  const isPartOnOrders = line.rest.minor !== line.amount.minor
  return (
    <>
      <PageHead title={text('line')} path={`/admin/bank-statements/lines/${line.id}`} isIndexed={false} />
      <BackLink to={paths.adminBankLines(locale, { state: 'to_decide' })}>{text('back-lines')}</BackLink>
      <PageTop title={<MoneyText money={line.amount} cents />} lead={<LineStateTag state={line.state} />} />
      <div className={layout.columns}>
        <div className={layout.column}>
          {problem && (
            <Notice tone="error" isAnnounced title={text('decision-refused')}>
              {text(problem === 'currency' ? 'problem-order-currency' : `problem-${problem}`)}{' '}
              {problem === 'no-rate' && <Link to={paths.adminCashPart(locale, 'rates')}>{text('rates')}</Link>}
            </Notice>
          )}
          {line.twins > 0 && line.isDecidable && <Notice tone="warning">{text('twins', { count: line.twins })}</Notice>}
          {line.state === 'second_person' && (
            <Notice>{line.isOwnProposal ? text('second-person-own') : text('second-person')}</Notice>
          )}
          {line.isDecidable && isPartOnOrders && (
            <Notice>
              {text('rest-of-line')} <MoneyText money={line.rest} cents />
            </Notice>
          )}
          {actionData?.preview && (
            <SharesPreviewCard preview={actionData.preview} version={line.version} fields={fields} actKey={key} />
          )}
          {line.isDecidable && (
            <OrdersForm key={`orders-${line.version}`} line={line} found={found} q={q} fields={fields} />
          )}
          {line.isDecidable && <DecisionForms key={line.version} line={line} typed={actionData} />}
          {line.shares.length > 0 && <SharesCard line={line} names={names} actKey={key} />}
          <Card title={text('history')}>
            {line.steps.length === 0 && <p className={styles.steps}>{text('no-history')}</p>}
            <ol className={styles.steps}>
              {line.steps.map((step, index) => (
                <li key={index}>
                  <LineStateTag state={step.to} /> <bdi>{step.note}</bdi>
                  <span className={cell.second}>
                    <InstantText instant={step.at} />
                    {' · '}
                    {step.by === null ? text('by-rule') : <bdi>{deciders.get(step.by) || text('by-staff')}</bdi>}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
        <Card title={text('line')} end={<CertaintyTag certainty={line.certainty} />}>
          <LineFacts line={line} />
        </Card>
      </div>
    </>
  )
}

function LineFacts({ line }: { line: Route.ComponentProps['loaderData']['line'] }) {
  const text = useText('bank-statements')
  return (
    <div className={styles.facts}>
      <p>
        <DateText date={line.bookedOn} />
      </p>
      <p className={styles.long}>
        <bdi>{line.text}</bdi>
      </p>
      {line.payerName !== null && (
        <p>
          {text('payer')}: <bdi>{line.payerName}</bdi>
        </p>
      )}
      {line.payerIban !== null && (
        <p>
          <bdi dir="ltr">{line.payerIban}</bdi>
        </p>
      )}
      <p>
        {text('account')}: <bdi dir="ltr">{line.accountIban}</bdi>
      </p>
      {line.bankRef !== null && (
        <p>
          {text('bank-number')}: <bdi dir="ltr">{line.bankRef}</bdi>
        </p>
      )}
    </div>
  )
}
