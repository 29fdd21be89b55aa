import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import sharp from 'sharp'
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

/** The part of the document in which the code stands that says `text`, as a picture (PNG). @throws Error where it has none. */
export async function pictureOfCode(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  for (let page = 1; page <= countPages(bytes); page++) {
    const picture = new Uint8Array(drawPage(bytes, page, DOTS_PER_INCH))
    const found = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 255 })
    const code = found.find((each) => each.text === text)
    if (!code) continue
    const { topLeft, bottomRight } = code.position
    const size = bottomRight.x - topLeft.x
    const [left, top] = [Math.max(0, topLeft.x - size), Math.max(0, topLeft.y - size)]
    const { width, height } = await sharp(picture).metadata()
    const part = { left, top, width: Math.min(3 * size, width - left), height: Math.min(3 * size, height - top) }
    return sharp(picture).extract(part).png().toBuffer()
  }
  throw new Error(`no code says ${text}`)
}
