import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** Which line of a bank statement money came by, as the history of payments keeps it; whoever decided it by e-mail. */
export function lineNote({ id, on }: { id: string; on: PlainDate }, by: string | undefined): string {
  return `bank statement ${on}, line ${id}${by === undefined ? '' : ` (${by})`}`
}

/** Reads such a note; `undefined` for what a person wrote. */
export function readLineNote(note: string): { on: PlainDate; by: string | undefined } | undefined {
  const [, day = '', by] = /^bank statement (\S+), line [\w-]+(?: \((.+)\))?$/.exec(note) ?? []
  const on = parsePlainDate(day)
  return on && { on, by }
}
