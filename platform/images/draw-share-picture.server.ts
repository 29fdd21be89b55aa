import { readFile } from 'node:fs/promises'
import type { SvgCompiler } from '#platform/pdf/svg-compiler.server.ts'
import { loadSharp } from './load-sharp.server.ts'
import { sharePictureTemplate } from './share-picture-template.ts'

export type SharePictureWords = { title: string; brand: string; trade: string; language: string; isRtl: boolean }

const SIZE = { width: 1200, height: 630 } as const

/**
 * Draws the picture that stands for a page where it is shared, as PNG of 1200 by 630 and some 150 KB: few networks
 * take more than 300. `backgroundFile` is a picture of our own, cut to fill.
 */
export async function drawSharePicture(
  compiler: SvgCompiler,
  words: SharePictureWords,
  backgroundFile: string,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const background = await sharp(await readFile(backgroundFile))
    .resize({ ...SIZE, fit: 'cover' })
    .png()
    .toBuffer()
  const text = Buffer.from(compiler.compileSvg(sharePictureTemplate, words))
  return sharp(background)
    .composite([{ input: text }])
    .png({ palette: true, quality: 90, effort: 6, dither: 0.6 })
    .toBuffer()
}
