import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/requests-page.ts'
import { actAtDesk, loadDesk } from './desk.server.ts'
import { RequestDesk } from './request-desk.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-requests', 'agents', 'account', 'ui'],
}

export function loader(args: Route.LoaderArgs) {
  return loadDesk(args, 'requests', ['information', 'reservation'])
}

export function action(args: Route.ActionArgs) {
  return actAtDesk(args)
}

/** Questions and requests for places, to be answered or to become orders. */
export default function RequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestDesk page="requests" kinds={['information', 'reservation']} desk={loaderData} refused={actionData} />
}
