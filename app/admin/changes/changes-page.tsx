import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { joinClauses } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { isReached } from '#modules/promises/index.ts'
import { listChangeBoards, markNotice, readChangeBoard } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Toast } from '../ui/toast.tsx'
import { chatAboutChange } from '../ui/write-chat.server.ts'
import type { Route } from './+types/changes-page.ts'
import { BoardTable } from './board-table.tsx'
import { DeparturesTable } from './departures-table.tsx'
import { useFreshEveryHalfMinute } from './use-fresh.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-changes', 'ui'],
}

/** The departures of which a change was told; of one of them who has been reached and who is to be called. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const departure = url.searchParams.get('departure')
  const done = url.searchParams.has('done')
  if (departure === null) {
    const boards = await listChangeBoards(db, admin, new Date())
    return { boards: boards.map(({ name, ...board }) => ({ ...board, name: name[locale] })), board: undefined, done }
  }
  const board = await readBoard(db, admin, { departure, locale, origin: env.publicUrl.origin })
  if (!board) throw data(null, { status: 404 })
  return { boards: [], board, done }
}

type Asked = { departure: string; locale: Locale; origin: string }

async function readBoard(db: Db, admin: Admin<'orders'>, { departure, locale, origin }: Asked) {
  const board = await readChangeBoard(db, admin, departure, new Date())
  return (
    board && {
      id: departure,
      name: board.name[locale],
      departsOn: board.departsOn,
      rows: board.rows.map(({ order, contact, words, ...row }) => {
        const url = `${origin}${paths.order(order.locale, order.publicId, order.accessToken)}#changes`
        const about = { name: contact.name, phone: contact.phone, language: order.locale }
        const change = joinClauses(words, order.locale)
        return {
          noticeId: row.noticeId,
          order: { publicId: order.publicId, orderNo: order.orderNo, language: order.locale },
          contact,
          travellers: row.travellers,
          weight: row.weight,
          reach: row.reach,
          at: row.at,
          chattedAt: row.chattedAt,
          answer: row.answer,
          change,
          chat: contact.phone === '' ? undefined : chatAboutChange(about, { number: order.orderNo, change, url }),
        }
      }),
    }
  )
}

/** Notes that somebody was spoken with, or that a chat with them was opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const { notice: noticeId = '', intent, departure = '' } = await formFields(request)
  const mark = intent === 'chat' ? 'chatted' : 'reached'
  const isMarked = await markNotice(db, admin, { noticeId, mark }, new Date())
  if (mark === 'chatted') return null
  if (!isMarked) return data({ problem: 'row-changed' as const }, { status: 409 })
  return redirect(paths.adminChanges(context.get(localeContext), { departure, done: 1 }), 303)
}

export default function ChangesPage({ loaderData: { boards, board, done }, actionData }: Route.ComponentProps) {
  const text = useText('staff-changes')
  useFreshEveryHalfMinute()
  return (
    <>
      <PageHead title={text('title')} path="/admin/changes" isIndexed={false} />
      {board ? <Board board={board} /> : <Boards boards={boards} />}
      {actionData ? (
        <Toast kind="error" title={text('problem')} />
      ) : (
        done && <Toast kind="success" title={text('done')} />
      )}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Boards({ boards }: Pick<Loaded, 'boards'>) {
  const text = useText('staff-changes')
  return (
    <>
      <PageTop title={text('title')} lead={text('lead')} />
      {boards.length === 0 ? (
        <p>{text('nothing')}</p>
      ) : (
        <Card title={text('title')}>
          <DeparturesTable boards={boards} />
        </Card>
      )}
    </>
  )
}

function Board({ board: { id, name, departsOn, rows } }: { board: NonNullable<Loaded['board']> }) {
  const text = useText('staff-changes')
  const locale = useLocale()
  const left = rows.filter(({ reach }) => !isReached(reach)).length
  const title = (
    <>
      <bdi>{name}</bdi> · <DateText date={departsOn} />
    </>
  )
  return (
    <>
      <PageTop title={title} lead={text('to-call', { count: left })}>
        <StaffLink to={paths.adminChanges(locale)}>{text('all')}</StaffLink>
        <Button type="button" look="outline" onClick={() => window.print()}>
          {text('print')}
        </Button>
      </PageTop>
      <Card title={text('change')}>
        <BoardTable departure={id} rows={rows} />
      </Card>
    </>
  )
}
