import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paymentGatewayOf } from '#app/work/payment-gateway.server.ts'
import { localePath, paths } from '#app/addresses/paths.ts'
import { providerName } from '#app/ui/provider-name.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { currencies, isCurrency } from '#kernel/money.ts'
import { listProviders, orderProviders, type ProviderOverview } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/providers-page.ts'
import styles from './payment-page.module.css'
import { idsInOrder, orderShown, placeOf } from './provider-places.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-payments', 'account', 'ui'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  return listProviders(paymentGatewayOf(context.get(servicesContext)), admin, new Date())
}

/** Sets in which order one currency asks its providers. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const { currency, seen = '', ...places } = await formFields(request)
  if (!isCurrency(currency)) throw data(null, { status: 400 })
  const gateway = paymentGatewayOf(context.get(servicesContext))
  const isExpected = (ids: readonly string[] | undefined) => orderShown(ids) === seen
  const set = await orderProviders(gateway, admin, { currency, ids: idsInOrder(places), isExpected }, new Date())
  if (!set.ok) {
    const { order } = await listProviders(gateway, adminOf(context, 'payments'), new Date())
    return data({ currency, places, ids: order[currency] }, { status: 409 })
  }
  return redirect(paths.adminProviders(context.get(localeContext)))
}

/** Who takes cards: how each provider answers, and whom each currency asks first. */
export default function ProvidersPage({ loaderData: { providers, order }, actionData }: Route.ComponentProps) {
  const text = useText('staff-payments')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('providers')} path="/admin/payments/providers" isIndexed={false} />
      <BackLink to={localePath(locale, '/admin/payments')}>{text('back')}</BackLink>
      <PageTop title={text('providers')} lead={text('providers-lead')} />
      <Card title={text('contracts')}>
        {providers.length === 0 ? (
          <p className={styles.nothing}>{text('no-providers')}</p>
        ) : (
          <ProviderTable providers={providers} />
        )}
      </Card>
      {currencies.map((currency) => {
        const fitting = providers.filter((provider) => provider.currencies.includes(currency))
        return fitting.length === 0 ? null : (
          <Places
            key={currency}
            currency={currency}
            providers={fitting}
            ids={order[currency]}
            {...(actionData?.currency === currency && { refused: actionData })}
          />
        )
      })}
    </>
  )
}

function ProviderTable({ providers }: { providers: ProviderOverview[] }) {
  const text = useText('staff-payments')
  return (
    <DataTable
      caption={text('contracts')}
      head={
        <>
          <th scope="col">{text('provider')}</th>
          <th scope="col">{text('column-state')}</th>
          <th scope="col">{text('currencies')}</th>
          <th scope="col">{text('webhook')}</th>
        </>
      }
    >
      {providers.map((provider) => (
        <tr key={provider.id}>
          <td>
            <bdi>{providerName(provider.id)}</bdi>
          </td>
          <td>
            <Tag tone={provider.isResting ? 'red' : 'green'}>{text(provider.isResting ? 'resting' : 'answering')}</Tag>
            {provider.lastFailureAt && <InstantText instant={provider.lastFailureAt} className={cell.second} />}
          </td>
          <td>
            <bdi dir="ltr">{provider.currencies.join(', ')}</bdi>
          </td>
          <td>
            <bdi dir="ltr">{provider.webhookUrl}</bdi>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Places({
  currency,
  providers,
  ids,
  refused,
}: {
  currency: string
  providers: ProviderOverview[]
  ids: readonly string[] | undefined
  /** What was chosen while somebody else set another order, and that order. */
  refused?: { places: Partial<Record<string, string>>; ids: readonly string[] | undefined }
}) {
  const text = useText('staff-payments')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const seen = orderShown(refused ? refused.ids : ids)
  return (
    <Card title={<bdi>{currency}</bdi>}>
      {refused && (
        <Notice tone="warning" title={text('places-conflict')} isAnnounced>
          <bdi>{joinList((refused.ids ?? []).map(providerName), locale)}</bdi>
        </Notice>
      )}
      <ActForm className={styles.places} key={seen}>
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="currency" value={currency} />
        {providers.map(({ id }, index) => (
          <label key={id}>
            <bdi>{providerName(id)}</bdi>
            <select name={id} defaultValue={refused?.places[id] ?? placeOf(id, ids, index)}>
              <option value="">{text('not-asked')}</option>
              {providers.map((_, place) => (
                <option key={place} value={place + 1}>
                  {text('place', { place: String(place + 1) })}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button look="outline" isSmall disabled={isBusy}>
          {text('save')}
        </Button>
      </ActForm>
    </Card>
  )
}
