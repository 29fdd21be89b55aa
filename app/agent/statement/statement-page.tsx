import { Form } from 'react-router'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { readStatement, statementLineName, summariseEarnings } from '#modules/agents/index.server.ts'
import styles from '../ui/agent.module.css'
import type { Route } from './+types/statement-page.ts'
import { periodOf } from '#app/acts/agencies/agent-statement-period.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents', 'ui'] }

/** The account of one's own agency between two days. Staff without an agency see it on the agency's own page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const period = periodOf(url, new Date())
  const statement = scope.agencyId === null ? undefined : await readStatement(db, scope.agencyId, period)
  return {
    ...period,
    balances: statement?.balances ?? [],
    lines: (statement?.lines ?? []).map((line) => ({
      id: line.entryId,
      on: line.on,
      name: statementLineName(line, locale),
      amount: line.amount,
    })),
    earnings: await summariseEarnings(db, scope),
  }
}

export default function StatementPage({ loaderData: { from, to, lines, balances, earnings } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('area-statement')} path="/agent/statement" isIndexed={false} />
      <div className={styles.top}>
        <h1>{text('area-statement')}</h1>
        <div className={styles.acts}>
          <ButtonLink look="outline" isSmall href={paths.agentStatementPaper(locale, 'pdf', { from, to })}>
            {text('pdf')}
          </ButtonLink>
          <ButtonLink look="outline" isSmall href={paths.agentStatementPaper(locale, 'xlsx', { from, to })}>
            {text('xlsx')}
          </ButtonLink>
        </div>
      </div>
      <Form className={styles.filters}>
        <DateField name="from" label={text('from')} defaultValue={from} />
        <DateField name="to" label={text('to')} defaultValue={to} />
        <Button look="outline" isSmall>
          {text('show')}
        </Button>
      </Form>
      <div className={styles.stack}>
        <section className={styles.card}>
          <dl className={styles.facts}>
            {balances.map((balance) => (
              <div key={balance.currency}>
                <dt>{text(balance.minor < 0 ? 'due-to-you' : 'owed-by-you')}</dt>
                <dd>
                  <MoneyText money={{ ...balance, minor: Math.abs(balance.minor) }} cents />
                </dd>
              </div>
            ))}
            {earnings.map(({ currency, pending }) => (
              <div key={currency}>
                <dt>{text('pending')}</dt>
                <dd>
                  <MoneyText money={pending} cents />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.card}>
          {lines.length === 0 ? (
            <p className={styles.empty}>{text('no-entries')}</p>
          ) : (
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{text('date')}</th>
                    <th scope="col">{text('entry')}</th>
                    <th scope="col" className={styles.end}>
                      {text('debit')}
                    </th>
                    <th scope="col" className={styles.end}>
                      {text('credit')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ id, on, name, amount }) => (
                    <tr key={id}>
                      <td>
                        <DateText date={on} />
                      </td>
                      <td>{name}</td>
                      <td className={styles.end}>{amount.minor > 0 && <MoneyText money={amount} cents />}</td>
                      <td className={styles.end}>
                        {amount.minor < 0 && <MoneyText money={{ ...amount, minor: -amount.minor }} cents />}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
      </div>
    </>
  )
}
