import { data, redirect } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Ledger } from '#app/ui/ledger.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toLatinDigits } from '#kernel/text.ts'
import { answerSandboxChallenge, findSandboxChallenge, type PaymentGateway } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/sandbox-bank-page.ts'
import styles from './sandbox-bank-page.module.css'

export const handle: PageHandle = { page: 'document', isCached: false, layout: 'empty', areas: ['payment'] }

const CODES = { max: 20, perSeconds: 60 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const challenge = hasTestBank(paymentGatewayOf(services))
    ? await findSandboxChallenge(services.db, params.bankToken)
    : undefined
  if (!challenge) throw data(null, { status: 404 })
  return { challenge }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const gateway = paymentGatewayOf(services)
  const { intent, code = '' } = await formFields(request)
  const turn = services.limiter.allow(`bank-code:${context.get(factsContext).clientAddress}`, CODES, new Date())
  if (!turn.ok) throw data(null, { status: 429 })
  const answer =
    intent === 'cancel'
      ? ({ kind: 'cancel' } as const)
      : ({ kind: 'code', code: toLatinDigits(code).replace(/\s/g, '') } as const)
  const answered = hasTestBank(gateway)
    ? await answerSandboxChallenge(gateway, params.bankToken, answer, new Date())
    : undefined
  if (!answered) throw data(null, { status: 404 })
  if (answered.kind === 'back') return redirect(answered.url, 303)
  return data({ triesLeft: answered.triesLeft }, { status: 400 })
}

function hasTestBank({ providers }: PaymentGateway): boolean {
  return providers.some(({ id }) => id === 'sandbox')
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}

/** The page of a bank that does not exist, and says so. */
export default function SandboxBankPage({ loaderData: { challenge }, actionData }: Route.ComponentProps) {
  const text = useText('payment')
  return (
    <main className={styles.bank}>
      <title>{text('bank-name')}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.warning}>
        <Icon name="triangle-alert" />
        <b>{text('bank-note')}</b>
      </p>
      <Panel className={styles.panel}>
        <p className={styles.name}>
          <Icon name="landmark" />
          {text('bank-name')}
        </p>
        <h1 className={styles.title}>{text('bank-title')}</h1>
        <Ledger
          rows={[
            { key: 'amount', label: text('amount'), value: <MoneyText money={challenge.amount} cents /> },
            { key: 'card', label: text('bank-card'), value: <bdi dir="ltr">•••• {challenge.card.last4}</bdi> },
          ]}
        />
        {challenge.isOpen ? (
          <form method="post" className={styles.form}>
            <p>{text('bank-lead')}</p>
            {actionData && (
              <Notice tone="error" isAnnounced>
                {text('bank-wrong', { count: actionData.triesLeft })}
              </Notice>
            )}
            <TextField
              label={text('bank-code')}
              hint={text('bank-code-hint')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              isLatin
              required={false}
            />
            <div className={styles.buttons}>
              <Button type="submit" name="intent" value="code">
                {text('bank-confirm')}
              </Button>
              <Button type="submit" name="intent" value="cancel" look="outline">
                {text('bank-cancel')}
              </Button>
            </div>
          </form>
        ) : (
          <form method="post" className={styles.form}>
            <p>{text('bank-over')}</p>
            <Button type="submit" name="intent" value="code">
              {text('bank-back')}
            </Button>
          </form>
        )}
      </Panel>
    </main>
  )
}
