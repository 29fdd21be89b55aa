import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/call-requests-page.ts'
import { actAtDesk, loadDesk } from './desk.server.ts'
import { RequestDesk } from './request-desk.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-requests', 'agents', 'account', 'ui'],
}

export function loader(args: Route.LoaderArgs) {
  return loadDesk(args, 'call-requests', ['call'])
}

export function action(args: Route.ActionArgs) {
  return actAtDesk(args)
}

/** Who wants to be called, those who have waited longest first. */
export default function CallRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestDesk page="call-requests" kinds={[]} desk={loaderData} refused={actionData} />
}
