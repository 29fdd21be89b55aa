import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { countPages, drawPage } from './read-pdf.ts'

/** What a camera tells apart on a sheet that is held before it. */
const DOTS_PER_INCH = 150

/** The reader asks the network for its program unless it is handed over. */
const program = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({
  overrides: { wasmBinary: program.buffer.slice(program.byteOffset, program.byteOffset + program.length) },
})

/** What the square codes of a document say to a reader that knows nothing of how they were made. */
export async function readCodes(bytes: Uint8Array): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1; page <= countPages(bytes); page++) {
    const picture = new Uint8Array(drawPage(bytes, page, DOTS_PER_INCH))
    const found = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 255 })
    codes.push(...found.filter(({ isValid }) => isValid).map(({ text }) => text))
  }
  return codes
}
