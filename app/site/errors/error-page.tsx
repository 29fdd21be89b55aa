import type { PageHandle } from '#app/page/page-handle.ts'
import { ErrorScreen } from './error-screen.tsx'

export const handle: PageHandle = { page: 'document', layout: 'error', areas: ['errors'] }

/** The error page as an address of its own, for answers made outside the program. */
export default function ErrorPage() {
  return <ErrorScreen status={500} />
}
