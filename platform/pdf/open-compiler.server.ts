import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** The compiler with the fonts of a folder, all of them read at once. */
export function openCompiler(fontsDir: string): NodeCompiler {
  const files = readdirSync(fontsDir).filter((name) => name.endsWith('.ttf'))
  if (files.length === 0) throw new Error(`there is no font in ${fontsDir}`)
  const fontBlobs = files.map((name) => readFileSync(join(fontsDir, name)))
  return NodeCompiler.create({ workspace: fontsDir, fontArgs: [{ fontBlobs }] })
}
