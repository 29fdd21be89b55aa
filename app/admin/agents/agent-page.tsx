import { data, Form, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import { newPlainToken } from '#kernel/ids.ts'
import { currencies, toDecimalText } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findAgency, readStatement, statementLineName } from '#modules/agents/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/agent-page.ts'
import { actOnAgency, actOnSeats } from './act-on-agency.server.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'agents', 'ui'] }

/** An agency with its terms, seats and account. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const agency = await findAgency(db, admin, params.agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const today = dayInIstanbul(now)
  const statement = await readStatement(db, agency.id, { from: addDays(today, -365), to: today })
  return {
    agency: {
      ...agency,
      allotments: agency.allotments.map((each) => ({ ...each, tourName: each.tourName[locale] })),
      creditText: toDecimalText(agency.creditLimit),
    },
    balances: statement.balances,
    lines: statement.lines.map((line) => ({
      id: line.entryId,
      on: line.on,
      name: statementLineName(line, locale),
      amount: line.amount,
    })),
    payoutKey: newPlainToken(),
    today,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext)
  const admin = adminOf(context, 'orders')
  const now = new Date()
  const agency = await findAgency(db, admin, params.agencyId, now)
  if (!agency) throw data(null, { status: 404 })
  const form = await request.formData()
  const act = { db, agency, form, now }
  const seats = await actOnSeats(admin, act)
  const problem = seats === undefined ? await actOnAgency(adminOf(context, 'payments'), act) : seats
  if (problem) return data({ problem }, { status: problem === 'refused-fields' ? 400 : 409 })
  log.info({ staff: admin.id, agency: agency.id, act: String(form.get('intent')) }, 'an agency was changed')
  return redirect(paths.adminAgent(context.get(localeContext), agency.id), 303)
}

export default function AgentPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('agents')
  const { agency, balances, lines, payoutKey, today } = loaderData
  return (
    <>
      <PageHead title={agency.name} path={`/admin/agents/${agency.id}`} isIndexed={false} />
      <PageTop title={<bdi>{agency.name}</bdi>} />
      {actionData && (
        <Notice tone="error" isAnnounced>
          {text(actionData.problem)}
        </Notice>
      )}
      <Terms agency={agency} />
      <Card title={text('users')}>
        <Facts>
          {agency.users.map(({ userId, name, email }) => (
            <Fact key={userId} name={<bdi>{name}</bdi>}>
              <Form method="post">
                <bdi>{email}</bdi> <input type="hidden" name="userId" value={userId} />
                <Button isSmall look="outline" name="intent" value="remove-user">
                  {text('remove')}
                </Button>
              </Form>
            </Fact>
          ))}
        </Facts>
        <Form method="post">
          <TextField name="email" type="email" label={text('email')} />
          <Button look="outline" name="intent" value="add-user">
            {text('add-user')}
          </Button>
        </Form>
      </Card>
      <Card title={text('rules')}>
        <Facts>
          {agency.rules.map(({ id, rate, validFrom, validTo }) => (
            <Fact
              key={id}
              name={rate.kind === 'percent' ? `${rate.basisPoints / 100} %` : <MoneyText money={rate.amount} />}
            >
              <Form method="post">
                <DateText date={validFrom} /> – {validTo ? <DateText date={validTo} /> : text('no-end')}
                <input type="hidden" name="ruleId" value={id} />
                <Button isSmall look="outline" name="intent" value="remove-rule">
                  {text('remove')}
                </Button>
              </Form>
            </Fact>
          ))}
        </Facts>
        <Form method="post">
          <SelectField name="kind" label={text('rules')}>
            <option value="percent">{text('rule-percent')}</option>
            <option value="fixed">{text('rule-fixed')}</option>
          </SelectField>
          <TextField name="amount" inputMode="decimal" label={text('rule-value')} />
          <TextField name="from" type="date" label={text('from')} defaultValue={today} />
          <TextField name="to" type="date" label={text('to')} isOptional />
          <Button look="outline" name="intent" value="add-rule">
            {text('add-rule')}
          </Button>
        </Form>
      </Card>
      <Card title={text('allotments')}>
        <Facts>
          {agency.allotments.map(({ id, tourName, departsOn, seats, taken, releaseOn, releasedAt }) => (
            <Fact key={id} name={`${tourName} · ${taken}/${seats}`}>
              <Form method="post">
                <DateText date={departsOn} /> · {text('release-on')}: <DateText date={releaseOn} />{' '}
                {releasedAt ? (
                  text('released')
                ) : (
                  <>
                    <input type="hidden" name="allotmentId" value={id} />
                    <Button isSmall look="outline" name="intent" value="release">
                      {text('release')}
                    </Button>
                  </>
                )}
              </Form>
            </Fact>
          ))}
        </Facts>
        <Form method="post">
          <TextField name="tourId" label={text('departure')} isLatin />
          <TextField name="seats" type="number" min={1} label={text('seats')} />
          <TextField name="releaseOn" type="date" label={text('release-on')} />
          <Button look="outline" name="intent" value="allot">
            {text('add-allotment')}
          </Button>
        </Form>
      </Card>
      <Card title={text('area-statement')}>
        <Facts>
          {balances.map((balance) => (
            <Fact key={balance.currency} name={text(balance.minor < 0 ? 'due-to-you' : 'owed-by-you')} isStrong>
              <MoneyText money={{ ...balance, minor: Math.abs(balance.minor) }} cents />
            </Fact>
          ))}
          {lines.map(({ id, on, name, amount }) => (
            <Fact key={id} name={name}>
              <DateText date={on} /> · <MoneyText money={amount} cents />
            </Fact>
          ))}
        </Facts>
        <Form method="post">
          <input type="hidden" name="key" value={payoutKey} />
          <TextField name="amount" inputMode="decimal" label={text('payout')} />
          <SelectField name="currency" label={text('currency')} defaultValue={agency.creditLimit.currency}>
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
          <TextField name="note" label={text('payout-note')} />
          <Button name="intent" value="payout">
            {text('payout')}
          </Button>
        </Form>
      </Card>
    </>
  )
}

function Terms({ agency }: { agency: Route.ComponentProps['loaderData']['agency'] }) {
  const text = useText('agents')
  return (
    <Card title={text('agency-name')}>
      <Form method="post" noValidate>
        <input type="hidden" name="version" value={agency.version} />
        <TextField name="name" label={text('agency-name')} defaultValue={agency.name} />
        <TextField name="contactName" label={text('contact-name')} defaultValue={agency.contactName} isOptional />
        <TextField name="email" type="email" label={text('email')} defaultValue={agency.email} isOptional />
        <TextField name="phone" type="tel" label={text('phone')} defaultValue={agency.phone} isOptional />
        <TextField name="address" label={text('address')} defaultValue={agency.address} isOptional />
        <TextField name="city" label={text('city')} defaultValue={agency.city} isOptional />
        <TextField name="licenceNo" label={text('licence-no')} defaultValue={agency.licenceNo} isOptional />
        <TextField name="amount" inputMode="decimal" label={text('credit-limit')} defaultValue={agency.creditText} />
        <SelectField name="currency" label={text('currency')} defaultValue={agency.creditLimit.currency}>
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField
          name="optionHours"
          type="number"
          min={1}
          max={720}
          label={text('option-hours')}
          defaultValue={agency.optionHours}
        />
        <label>
          <input type="checkbox" name="isActive" defaultChecked={agency.isActive} /> {text('active')}
        </label>
        <Button name="intent" value="save">
          {text('save')}
        </Button>
      </Form>
      <Form method="post" encType="multipart/form-data">
        <TextField name="logo" type="file" accept="image/png,image/jpeg" label={text('logo')} />
        <Button look="outline" name="intent" value="logo">
          {text('upload')}
        </Button>
      </Form>
    </Card>
  )
}
