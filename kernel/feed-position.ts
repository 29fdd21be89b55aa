import { parsePlainDate, type PlainDate } from './plain-date.ts'

/** The last entry somebody has seen of a feed that runs from the latest day back; ids decide within a day. */
export type FeedPosition = { on: PlainDate; id: string }

/** A position as a call hands it out: opaque, and safe in an address. */
export function writeCursor({ on, id }: FeedPosition): string {
  return btoa(`${on} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** `undefined` for whatever `writeCursor` did not write. */
export function readCursor(cursor: string): FeedPosition | undefined {
  const [, day = '', id = ''] = /^(\S{10}) ([\w-]{1,64})$/.exec(decode(cursor)) ?? []
  const on = parsePlainDate(day)
  return on && id && writeCursor({ on, id }) === cursor ? { on, id } : undefined
}

function decode(cursor: string): string {
  return /^[\w-]{1,128}$/.test(cursor) && cursor.length % 4 !== 1
    ? atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    : ''
}
