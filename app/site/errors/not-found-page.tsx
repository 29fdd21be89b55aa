import { data } from 'react-router'
import type { PageHandle } from '#app/page/page-handle.ts'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['errors'], isCached: false }

/** Every address that nothing else claims. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
