import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/contact-messages-page.ts'
import { actAtDesk, loadDesk } from './desk.server.ts'
import { RequestDesk } from './request-desk.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-requests', 'agents', 'account', 'ui'],
}

export function loader(args: Route.LoaderArgs) {
  return loadDesk(args, 'contact-messages', ['message'])
}

export function action(args: Route.ActionArgs) {
  return actAtDesk(args)
}

/** What visitors wrote, those who have waited longest first. */
export default function ContactMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestDesk page="contact-messages" kinds={[]} desk={loaderData} refused={actionData} />
}
