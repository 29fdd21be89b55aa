import { data } from 'react-router'
import type { ResourceHandle } from '#app/page-handle.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export function loader(): never {
  throw data(null, { status: 404 })
}
