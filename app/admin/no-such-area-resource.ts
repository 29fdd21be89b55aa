import { data } from 'react-router'
import type { ResourceHandle } from '#app/page/page-handle.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** Addresses of the staff area that nothing claims; strangers are sent to the door before they learn so. */
export function loader(): never {
  throw data(null, { status: 404 })
}
