import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as typst from '@myriaddreamin/typst-ts-node-compiler'

const opened = new Map<string, typst.NodeCompiler>()

/**
 * The compiler with the fonts of a folder, all of them read at once: one for the whole program, opened with its first
 * document. Loading it takes a tenth of a second and 20 MB, which no start should wait for.
 */
export function openCompiler(fontsDir: string): typst.NodeCompiler {
  const known = opened.get(fontsDir)
  if (known) return known
  const files = readdirSync(fontsDir).filter((name) => name.endsWith('.ttf'))
  if (files.length === 0) throw new Error(`there is no font in ${fontsDir}`)
  const fontBlobs = files.map((name) => readFileSync(join(fontsDir, name)))
  const load = createRequire(import.meta.url)
  const { NodeCompiler } = load('@myriaddreamin/typst-ts-node-compiler') as typeof typst
  const compiler = NodeCompiler.create({ workspace: fontsDir, fontArgs: [{ fontBlobs }] })
  opened.set(fontsDir, compiler)
  return compiler
}
