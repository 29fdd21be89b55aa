import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { decideLine, findLine, type Decision, type DecisionFailure } from '#modules/bank-statements/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/line-page.ts'
import layout from '../ui/columns.module.css'
import styles from './bank-statements.module.css'
import { DecisionForms } from './decision-forms.tsx'
import { CertaintyTag, LineStateTag } from './line-tags.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'bank-statements', 'account', 'ui'],
}

const DecisionForm = z.object({
  intent: z.enum(['payment', 'explained', 'suspense']),
  version: z.coerce.number().int().min(1),
  chosen: z.string().max(20).default(''),
  code: z.string().max(40).default(''),
  note: z.string().max(500).default(''),
})

type Problem = DecisionFailure['code'] | 'choose'

const statusOf: Record<Problem, number> = {
  choose: 400,
  'note-required': 400,
  'line-not-found': 404,
  'payment-not-found': 404,
  'changed-meanwhile': 409,
  'decided-already': 409,
  'same-person': 409,
  'not-awaiting': 409,
  currency: 409,
  'recorded-already': 409,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const line = await findLine(context.get(servicesContext).db, admin, params.lineId, new Date())
  if (!line) throw data(null, { status: 404 })
  return { line }
}

/** Decides what the money of the line is. */
export async function action({ request, params: { lineId }, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const form = DecisionForm.safeParse(await formFields(request))
  if (!form.success) throw data(null, { status: 400 })
  const { intent, version, chosen, note } = form.data
  const code = form.data.code.trim()
  const reference = code || chosen
  const refuse = (problem: Problem) => data({ problem, code, note }, { status: statusOf[problem] })
  if (intent === 'payment' && reference === '') return refuse('choose')

  const decision: Decision = intent === 'payment' ? { kind: intent, reference } : { kind: intent, note }
  const decided = await decideLine(db, { by: admin }, { lineId, version, decision }, new Date())
  if (!decided.ok) return refuse(decided.error.code)
  log.info({ staff: admin.id, line: lineId, state: decided.value.state }, 'a line of a bank statement was decided')
  return redirect(paths.adminBankLine(context.get(localeContext), lineId))
}

export default function LinePage({ loaderData: { line }, actionData }: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('line')} path={`/admin/bank-statements/lines/${line.id}`} isIndexed={false} />
      <BackLink to={paths.adminBankLines(locale, { state: 'to_decide' })}>{text('back-lines')}</BackLink>
      <PageTop title={<MoneyText money={line.amount} cents />} lead={<LineStateTag state={line.state} />} />
      <div className={layout.columns}>
        <div className={layout.column}>
          {actionData && (
            <Notice tone="error" isAnnounced title={text('decision-refused')}>
              {text(`problem-${actionData.problem}`)}
            </Notice>
          )}
          {line.twins > 0 && line.isDecidable && <Notice tone="warning">{text('twins', { count: line.twins })}</Notice>}
          {line.state === 'second_person' && (
            <Notice>{line.isOwnProposal ? text('second-person-own') : text('second-person')}</Notice>
          )}
          {line.isDecidable && <DecisionForms key={line.version} line={line} typed={actionData} />}
          <Card title={text('history')}>
            {line.steps.length === 0 && <p className={styles.steps}>{text('no-history')}</p>}
            <ol className={styles.steps}>
              {line.steps.map((step, index) => (
                <li key={index}>
                  <LineStateTag state={step.to} /> {step.isByRule && text('by-rule')} <bdi>{step.note}</bdi>
                  <InstantText instant={step.at} className={cell.second} />
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
