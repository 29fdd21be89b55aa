import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { readLineNote } from '#modules/bank-statements/index.ts'

/** A note as a person wrote it; what the program noted of a line of a bank statement is said in the reader's words. */
export function StoredNote({ note }: { note: string }) {
  const text = useText('staff')
  const locale = useLocale()
  const line = readLineNote(note)
  if (!line) return <bdi dir="auto">{note}</bdi>
  return (
    <>
      {text('note-bank-line', { date: formatDate(line.on, locale) })}
      {line.by !== undefined && (
        <>
          {' '}
          <bdi dir="ltr">({line.by})</bdi>
        </>
      )}
    </>
  )
}
