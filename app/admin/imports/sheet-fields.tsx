export type SentSheet = {
  sheet: { head: string[]; rows: { number: number; cells: string[] }[] }
  targets: string[]
}

/** What was read from the file, to be sent again: personal data of a file that was only tried is kept nowhere. */
export function SheetFields({ sheet, targets = [] }: { sheet: SentSheet['sheet']; targets?: string[] }) {
  return (
    <>
      <input type="hidden" name="sheet" value={JSON.stringify(sheet)} />
      {targets.map((target, at) => (
        <input key={at} type="hidden" name={`target.${at}`} value={target} />
      ))}
    </>
  )
}
