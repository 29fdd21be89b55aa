import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOfOrder, boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { hasRight, opensAll } from '#modules/accounts/index.ts'
import { isAlive } from '#modules/booking/index.ts'
import { findOrder, noteIdentityRead, previewMove, type StaffOrder } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { OrderTop } from './order-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/change-order-page.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { actOnOrder, type RefusedChange } from './act-on-order.server.ts'
import { fieldsOfOrder, travellersOf } from './change-fields.ts'
import { ClosedOrder } from './closed-order.tsx'
import { ContactFields } from './contact-fields.tsx'
import { fillFromDocument, type PastedDocument } from './fill-from-document.ts'
import { listDepartureChoices } from './departure-choices.server.ts'
import { MoveCard } from './move-card.tsx'
import type { OrderAct } from './order-news.tsx'
import layout from '../ui/columns.module.css'
import styles from './order-forms.module.css'
import { PriceCard } from './price-card.tsx'
import { FEW_TRAVELLERS, TravellerFields } from './traveller-fields.tsx'
import { useOrderPlaces } from './use-order-places.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-orders', 'document-lines', 'forms', 'travellers', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  await noteIdentityRead(db, admin, order, now)
  const to = url.searchParams.get('to') ?? ''
  const preview = to === '' ? undefined : await previewMove(db, admin, { id: order.id, tourId: to }, now)
  const departures = await listDepartureChoices(db, { from: dayInIstanbul(now), locale: context.get(localeContext) })
  return {
    order,
    canChange: isAlive(order.state),
    seesNumbers: hasRight(admin, 'papers'),
    canImport: opensAll(admin, 'papers'),
    to,
    move: preview && (preview.ok ? { preview: preview.value } : { refusal: preview.error.code }),
    departures: departures.filter(({ id }) => id !== order.journeys[0]?.tourId),
  }
}

/** Why nothing was done, or the form with what a document says. */
type ChangeAnswer = Omit<RefusedChange, 'code'> & { code: RefusedChange['code'] | null; pasted?: PastedDocument }

/** Changes or moves the order and leads to its page; a form whose lines of a document are to be read comes back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = await adminOfOrder(context, params.orderId, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const now = new Date()
  const filled = fillFromDocument(fields, hasRight(admin, 'papers'), now)
  if (filled) return data<ChangeAnswer>({ ...filled, code: null, problems: [] })
  const done = await actOnOrder(db, admin, { id: params.orderId, fields }, now)
  if (!done.ok) return data<ChangeAnswer>(done.error, { status: statusOf(done.error.code) })
  log.info({ staff: admin.id, order: params.orderId, intent: fields['intent'] }, 'staff changed an order')
  const news = { done: doneBy[fields['intent'] ?? ''] ?? 'changed' }
  return redirect(paths.adminOrder(context.get(localeContext), params.orderId, news))
}

/** What is said of each form on the page of the order; the form of people and customer has no word of its own. */
const doneBy: Partial<Record<string, OrderAct>> = { move: 'moved', price: 'priced' }

/** Who an order belongs to, who travels and where: what staff change when life changes. */
export default function ChangeOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, canChange, seesNumbers, canImport, to, move, departures } = loaderData
  const text = useText('staff-orders')
  const locale = useLocale()
  const typed = actionData?.fields['intent'] === 'change' ? actionData.fields : undefined
  return (
    <>
      <PageHead title={text('change-order')} path={`/admin/orders/${order.id}/change`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, order.id)}>{text('back-to-order')}</BackLink>
      <OrderTop title={text('change-order')} order={order}>
        {canChange && canImport && (
          <StaffButtonLink href={paths.adminImportTravellers(locale, order.id)} look="outline" isSmall>
            <Icon name="file-up" />
            {text('import-travellers')}
          </StaffButtonLink>
        )}
      </OrderTop>
      {canChange ? (
        <div className={layout.column}>
          <ChangeForm
            key={`${seenVersion(order, typed)} ${actionData?.pasted?.at}`}
            order={actionData?.now ?? order}
            seesNumbers={seesNumbers}
            typed={typed}
            conflict={actionData?.conflict}
            problems={actionData?.problems ?? []}
            pasted={actionData?.pasted}
          />
          <PriceCard order={order} typed={actionData?.fields} />
          <MoveCard order={order} to={to} move={move} departures={departures} typed={actionData?.fields} />
        </div>
      ) : (
        <ClosedOrder />
      )}
      {actionData?.code && <Toast kind="error" title={text(`problem-${actionData.code}`)} />}
    </>
  )
}

function ChangeForm({
  order,
  seesNumbers,
  typed,
  conflict,
  problems,
  pasted,
}: {
  order: StaffOrder
  seesNumbers: boolean
  typed: Record<string, string> | undefined
  conflict: Meanwhile | undefined
  problems: NonNullable<Route.ComponentProps['actionData']>['problems']
  pasted: PastedDocument | undefined
}) {
  const text = useText('staff-orders')
  const isBusy = useNavigation().state !== 'idle'
  const travellers = travellersOf(order)
  const read = { fields: fieldsOfOrder(order, seesNumbers), version: order.version }
  return (
    <ActForm className={layout.column}>
      {/* The enter key presses a form's first button, which saves. */}
      <button tabIndex={-1} aria-hidden className="visually-hidden" />
      <input type="hidden" name="intent" value="change" />
      <SeenFields read={read} typed={typed} conflict={conflict} {...useOrderPlaces(travellers)} />
      <input type="hidden" name="count" value={travellers.length} />
      <Card title={text('travellers')}>
        {travellers.map(({ id, ...traveller }, index) => (
          <fieldset key={id} className={styles.traveller}>
            <legend>
              {text('traveller', { n: String(index + 1) })}{' '}
              <bdi>
                {traveller.firstName} {traveller.lastName}
              </bdi>
            </legend>
            <input type="hidden" name={`travellers.${index}.id`} value={id} />
            <TravellerFields
              index={index}
              traveller={{
                ...traveller,
                gender: traveller.gender ?? '',
                bornOn: traveller.bornOn ?? '',
                tckn: traveller.tckn ?? '',
                passportNo: traveller.passportNo ?? '',
                passportExpiresOn: traveller.passportExpiresOn ?? '',
              }}
              typed={typed}
              problems={problems}
              pasted={pasted}
              hasNumbers={seesNumbers}
              isFolded={travellers.length > FEW_TRAVELLERS}
              isNameToCome={traveller.firstName === '' && traveller.lastName === ''}
            />
          </fieldset>
        ))}
      </Card>
      <Card title={text('customer')}>
        <ContactFields contact={order.contact} typed={typed} problems={problems} />
      </Card>
      <Card title={text('note-and-reason')}>
        <div className={styles.grid}>
          <TextAreaField
            label={text('note')}
            name="note"
            rows={3}
            isOptional
            maxLength={1000}
            defaultValue={typed?.['note'] ?? order.note}
          />
          <TextField
            label={text('reason')}
            hint={text('reason-hint')}
            name="reason"
            maxLength={300}
            isOptional
            defaultValue={typed?.['reason'] ?? ''}
          />
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </Card>
    </ActForm>
  )
}
