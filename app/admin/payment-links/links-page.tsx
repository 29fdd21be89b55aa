import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { countPaymentLinks, findPaymentLink, listPaymentLinks } from '#modules/payment-links/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { doneCountOf } from '../lists/done-count.ts'
import { ListBar } from '../lists/list-bar.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import { UndoButton } from '../ui/undo-button.tsx'
import type { Route } from './+types/links-page.ts'
import { actOnLink } from './act-on-link.server.ts'
import { DeleteLinkDialog } from './delete-link-dialog.tsx'
import { EditLinkDialog } from './edit-link-dialog.tsx'
import { fieldsForRequest, takeUpLinkedRequest } from './link-for-request.server.ts'
import { linkQueryValues, readLinkQuery, stateFilter } from './link-query.ts'
import { LinkTable } from './link-table.tsx'
import { LinkTools } from './link-tools.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'
import { doneOf, type Deed } from './done.ts'
import { toLinkView } from './to-link-view.server.ts'
import { useCopy } from './use-copy.tsx'
import { useLinkColumns } from './use-link-columns.tsx'

const PAGE_SIZE = 20
const BULK_ID = 'chosen-links'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'payment-links', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const query = readLinkQuery(url.searchParams)
  const { status, ...filter } = query
  const request = { ...filter, ...stateFilter(status), isArchived: query.isArchive, pageSize: PAGE_SIZE }
  const { links, total } = await listPaymentLinks(db, admin, request, now)
  const { origin } = env.publicUrl
  const modal = (['edit', 'delete'] as const).find((name) => url.searchParams.has(name))
  const chosen = modal && (await findPaymentLink(db, admin, url.searchParams.get(modal) ?? ''))
  return {
    query,
    total,
    counts: await countPaymentLinks(db, admin, now),
    links: links.map((link) => toLinkView(link, origin, now)),
    modal: modal && chosen ? { kind: modal, link: toLinkView(chosen, origin, now) } : undefined,
    newKey: url.searchParams.has('new') ? crypto.randomUUID() : undefined,
    prefilled: await fieldsForRequest(db, admin, url.searchParams.get('request') ?? ''),
    done: doneOf(url.searchParams),
    undo: url.searchParams.get('undo'),
    bulk: doneCountOf(url.searchParams),
    desk: await findListDesk(db, admin, 'payment-links'),
  }
}

/** Creates, changes, deletes or archives a link, and leads back to the list as it was asked for. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const services = context.get(servicesContext)
  const fields = await formFields(request)
  const acted = await actOnLink({ ...services, locale: context.get(localeContext) }, admin, fields)
  if ('refused' in acted) return acted.refused
  if (fields['request']) await takeUpLinkedRequest(services.db, admin, fields['request'], new Date())
  const query = linkQueryValues(readLinkQuery(url.searchParams))
  return redirect(paths.adminPaymentLinks(context.get(localeContext), { ...query, done: acted.done, undo: acted.undo }))
}

/** Also after a refusal: a stale save must be shown beside what is saved now. */
export function shouldRevalidate(): boolean {
  return true
}

/** The links that ask customers for money, with everything staff do about them. */
export default function LinksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, total, counts, links, modal, newKey, prefilled, done, undo, bulk, desk } = loaderData
  const text = useText('payment-links')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const { copy, news } = useCopy()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const values = linkQueryValues(query)
  const hrefOf = (more: Record<string, string | number> = {}) => paths.adminPaymentLinks(locale, { ...values, ...more })
  const columns = useLinkColumns({ hrefOf: (kind, linkId) => hrefOf({ [kind]: linkId }), onCopy: copy })
  const typed = actionData && { fields: actionData.fields, problems: actionData.problems }
  return (
    <>
      <PageHead title={text('payment-links')} path="/admin/paymentLinks" isIndexed={false} />
      <PageTop title={text('payment-links')} lead={text('counts', counts)}>
        <StaffLink to={hrefOf({ new: 1 })} preventScrollReset className={buttonClass({})}>
          <Icon name="plus" />
          {text('new')}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        <LinkTools query={query} found={total} />
        <ListBar list="payment-links" desk={desk} columns={columns} />
        {links.length > 0 ? (
          <>
            <LinkTable
              links={links}
              columns={columns}
              hidden={desk.hiddenColumns}
              sorting={{
                by: query.sort,
                hrefOf: (sort) => paths.adminPaymentLinks(locale, { ...values, sort, page: undefined }),
              }}
              selection={{ formId: BULK_ID, valueOf: ({ id }) => id, nameOf: ({ title }) => title }}
            />
            <BulkBar
              id={BULK_ID}
              action={paths.adminBulk(locale, 'paymentLinks')}
              acts={[
                { value: 'send-link', words: deskText('act-send-link') },
                { value: 'archive-link', words: deskText('act-archive-link') },
              ]}
              query={hrefOf()}
            />
            <TableFoot
              summary={text('range', {
                from: String(first),
                to: String(first + links.length - 1),
                total: String(total),
              })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminPaymentLinks(locale, linkQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(hasFilter(values) ? 'nothing-found' : 'nothing-yet')}</p>
        )}
      </div>
      {newKey && (
        <NewLinkDialog
          typed={typed}
          prefilled={prefilled}
          formKey={actionData?.fields['key'] ?? newKey}
          closeHref={hrefOf()}
        />
      )}
      {modal?.kind === 'edit' && (
        <EditLinkDialog
          link={modal.link}
          typed={typed}
          refusal={actionData?.editRefusal}
          closeHref={hrefOf()}
          conflict={actionData?.conflict}
          deleteHref={hrefOf({ delete: modal.link.id })}
          onCopy={copy}
          news={news}
        />
      )}
      {modal?.kind === 'delete' && (
        <DeleteLinkDialog link={modal.link} refusal={actionData?.deleteRefusal} closeHref={hrefOf()} />
      )}
      {modal?.kind !== 'edit' && (news ?? (done && <DoneToast done={done} undo={undo} />))}
      {bulk !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: bulk })} />}
      {actionData?.restoreRefusal && <Toast kind="error" title={deskText('undo-failed')} />}
    </>
  )
}

/** What was done; a deleted link can be brought back from here. */
function DoneToast({ done, undo }: { done: Deed; undo: string | null }) {
  const text = useText('payment-links')
  return (
    <Toast kind="success" title={text(`done-${done}`)}>
      {done === 'deleted' && undo && (
        <ActForm preventScrollReset>
          <input type="hidden" name="intent" value="restore" />
          <UndoButton name="linkId" value={undo} />
        </ActForm>
      )}
    </Toast>
  )
}

function hasFilter({ sort: _sort, page: _page, ...filters }: ReturnType<typeof linkQueryValues>): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}
