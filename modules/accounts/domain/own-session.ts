import type { DeviceName } from './device-name.ts'

/** A session of a member as a list shows it; the id ends it and opens nothing. */
export type OwnSession = {
  id: string
  device: DeviceName
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}
