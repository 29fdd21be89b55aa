import writeExcelFile from 'write-excel-file/node'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows as an Excel file, the first of them its head. Texts stay texts: a note that looks like a formula is not run. */
export async function toXlsx([head = [], ...rows]: readonly (readonly (string | number)[])[]): Promise<
  Uint8Array<ArrayBuffer>
> {
  const file = await writeExcelFile([
    head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { value, type: Number, format: '#,##0.00' } : { value, type: String },
      ),
    ),
  ]).toBuffer()
  return new Uint8Array(file)
}
