import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawSharePicture, type SharePictureWords } from '#platform/images/draw-share-picture.server.ts'
import { createSvgCompiler } from '#platform/pdf/svg-compiler.server.ts'
import { findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'

export type SharePictures = {
  /** The picture of this name, drawn when nobody asked for it lately; `undefined` when too many wait already. */
  get: (name: string, words: SharePictureWords, motif: string | undefined) => Promise<Buffer | undefined>
}

const KEPT = 120
const MOST_WAITING = 30
const DEFAULT_MOTIF = '/art/og-background.svg'

/** Pictures for sharing: drawn one at a time, because each takes a third of a second, and the last ones kept. */
export function createSharePictures(): SharePictures {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function draw(words: SharePictureWords, motif: string | undefined): Promise<Buffer> {
    waiting += 1
    const picture = last
      .then(() => drawSharePicture(createSvgCompiler({ fontsDir: findFontsDir() }), words, fileOf(motif)))
      .finally(() => (waiting -= 1))
    last = picture.catch(() => {})
    return picture
  }

  return {
    async get(name, words, motif) {
      const known = kept.get(name)
      if (!known && waiting >= MOST_WAITING) return undefined
      const picture = known ?? draw(words, motif)
      // The latest asked for stands last, the first is the one to go.
      kept.delete(name)
      kept.set(name, picture)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      picture.catch(() => kept.delete(name))
      return picture
    },
  }
}

/** The file of one of our own illustrations; anything else is drawn on the general one. */
function fileOf(motif: string | undefined): string {
  const isOwn = motif !== undefined && /^\/art\/[a-z0-9/-]+\.svg$/.test(motif)
  const file = isOwn ? join(publicFolder(), motif) : undefined
  return file && existsSync(file) ? file : join(publicFolder(), DEFAULT_MOTIF)
}

/** The folder of the public files, seen from the sources as well as from a bundle that lies elsewhere. */
function publicFolder(from: string = import.meta.dirname): string {
  const found = ['public', 'build/client'].map((name) => join(from, name)).find((each) => existsSync(join(each, 'art')))
  if (found) return found
  const parent = dirname(from)
  if (parent === from) throw new Error('the folder of the pictures is missing')
  return publicFolder(parent)
}
