import { data, redirect } from 'react-router'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findAgency, readStatement, statementLineName } from '#modules/agents/index.server.ts'
import { listDeparturesToSuggest, listSaleCategories, listTourSummaries } from '#modules/catalog/index.server.ts'
import { listRegisters } from '#modules/ledger/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/agent-page.ts'
import { UndoNews } from '../ui/undo-news.tsx'
import { actOnAgency, actOnSeats, saveTerms } from './act-on-agency.server.ts'
import { AgencyAccount } from './agency-account.tsx'
import { AgencyRules } from './agency-rules.tsx'
import { AgencySeats } from './agency-seats.tsx'
import { readAgencyNews, takeFromAgency, type AgencyNews } from './take-from-agency.server.ts'
import { AgencyTerms } from './agency-terms.tsx'
import layout from '../ui/columns.module.css'
import styles from './agents.module.css'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'agents', 'ui'] }

const kinds = ['umrah', 'regional', 'turkey', 'day'] as const

/** An agency with its terms, seats and account. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const agency = await findAgency(db, admin, params.agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const today = dayInIstanbul(now)
  const period = periodOf(url, now)
  const statement = await readStatement(db, agency.id, period)
  const suggested = await listDeparturesToSuggest(db, { kinds, today })
  const ids = suggested.slice(0, 300).map(({ id }) => id)
  return {
    agency: {
      ...agency,
      allotments: agency.allotments.map((each) => ({ ...each, tourName: each.tourName[locale] })),
    },
    account: {
      ...period,
      balances: statement.balances,
      lines: statement.lines.map((line) => ({
        id: line.entryId,
        on: line.on,
        name: statementLineName(line, locale),
        amount: line.amount,
      })),
      sources: await listSources(db),
    },
    categories: (await listSaleCategories(db)).map(({ id, name }) => ({ id, name: name[locale] })),
    departures: (await listTourSummaries(db, { ids, locale, today })).map(({ id, name, departsOn, seatsLeft }) => ({
      id,
      name: `${formatDate(departsOn, locale, { short: true })} · ${name}`,
      seatsLeft,
    })),
    today,
    key: crypto.randomUUID(),
    news: readAgencyNews(url.searchParams),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext)
  const admin = adminOf(context, 'orders')
  const now = new Date()
  const agency = await findAgency(db, admin, params.agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const form = await request.formData()
  const locale = context.get(localeContext)
  const act = { db, agency, form, locale, now }
  const leave = (news: AgencyNews = {}) => redirect(paths.adminAgent(locale, agency.id, news), 303)
  const taken = await takeFromAgency(context, act)
  if (taken) return leave(taken)
  const seats = await actOnSeats(admin, act)
  if (form.get('intent') === 'save') {
    const terms = await saveTerms(adminOf(context, 'payments'), act, () => findAgency(db, admin, agency.id, now))
    if (terms)
      return data({ problem: terms.problem, terms }, { status: terms.problem === 'refused-fields' ? 400 : 409 })
  } else {
    const problem = seats === undefined ? await actOnAgency(adminOf(context, 'payments'), act) : seats
    if (problem) return data({ problem, terms: undefined }, { status: problem === 'refused-fields' ? 400 : 409 })
  }
  log.info({ staff: admin.id, agency: agency.id, act: String(form.get('intent')) }, 'an agency was changed')
  return leave()
}

export default function AgentPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  const { agency, account, categories, departures, today, key, news } = loaderData
  const { currency } = agency.creditLimit
  return (
    <>
      <PageHead title={agency.name} path={`/admin/agents/${agency.id}`} isIndexed={false} />
      <BackLink to={paths.adminAgents(locale)}>{text('agencies')}</BackLink>
      <PageTop title={<bdi>{agency.name}</bdi>} lead={text(agency.isActive ? 'active' : 'inactive')} />
      {actionData?.problem && (
        <Notice tone="error" isAnnounced>
          {text(actionData.problem)}
        </Notice>
      )}
      <div className={layout.columns}>
        <div className={layout.column}>
          <AgencyAccount agencyId={agency.id} currency={currency} account={account} formKey={key} />
          <AgencySeats allotments={agency.allotments} departures={departures} />
        </div>
        <div className={layout.column}>
          <AgencyTerms key={agency.version} agency={agency} refused={actionData?.terms} />
          <AgencyRules rules={agency.rules} categories={categories} currency={currency} today={today} formKey={key} />
          <Users users={agency.users} />
        </div>
      </div>
      {!actionData && (
        <UndoNews
          news={news}
          part={news.part}
          action={paths.adminAgent(locale, agency.id)}
          title={text('part-removed')}
        />
      )}
    </>
  )
}

function Users({ users }: { users: readonly { userId: string; name: string; email: string }[] }) {
  const text = useText('agents')
  return (
    <Card title={text('users')}>
      {users.length === 0 && <p className={styles.empty}>{text('no-users')}</p>}
      <Facts>
        {users.map(({ userId, name, email }) => (
          <Fact key={userId} name={<bdi>{name}</bdi>}>
            <ActForm className={styles.act}>
              <bdi>{email}</bdi>
              <input type="hidden" name="userId" value={userId} />
              <Button isSmall look="outline" name="intent" value="remove-user">
                {text('remove')}
              </Button>
            </ActForm>
          </Fact>
        ))}
      </Facts>
      <ActForm className={styles.grid} noValidate>
        <TextField name="email" type="email" label={text('email')} />
        <Button look="outline" name="intent" value="add-user">
          {text('add-user')}
        </Button>
      </ActForm>
    </Card>
  )
}

/** Our bank accounts and cash registers, as the form of a payout names them. */
async function listSources(db: Db): Promise<{ value: string; name: string }[]> {
  const accounts = await listBankAccounts(db)
  const registers = await listRegisters(db)
  return [
    ...accounts.map(({ bank, iban, currency }) => ({
      value: `bank:${iban}`,
      name: `${bank} · ${currency} · …${iban.slice(-4)}`,
    })),
    ...registers.map(({ code, name }) => ({ value: `cash:${code}`, name })),
  ]
}
