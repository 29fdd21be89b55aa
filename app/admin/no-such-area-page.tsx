import { data } from 'react-router'
import type { PageHandle } from '#app/page/page-handle.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['errors'] }

/** Addresses of the staff area that nothing claims; strangers are sent to the door before they learn so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NoSuchAreaPage() {
  return null
}
