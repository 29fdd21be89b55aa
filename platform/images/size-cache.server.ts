import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Recency is written to the disk this rarely; after a start it decides what leaves first. */
const TOUCH_AFTER_MS = 60 * 60_000

type Entry = { bytes: number; touchedAt: number }

/** Made files on the disk, up to a number of bytes. Whatever was not asked for the longest leaves first. */
export class SizeCache {
  readonly #folder: string
  readonly #maxBytes: number
  /** From the least to the most recently used. */
  #entries: Promise<Map<string, Entry>> | undefined
  #bytes = 0

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** What is kept under a name; `undefined` when there is nothing, or somebody emptied the folder. */
  async find(name: string, now: Date): Promise<Buffer | undefined> {
    const entries = await this.#open()
    const entry = entries.get(name)
    if (!entry) return undefined
    const file = join(this.#folder, name)
    const bytes = await readFile(file).catch(() => undefined)
    if (!bytes) {
      if (entries.delete(name)) this.#bytes -= entry.bytes
      return undefined
    }
    entries.delete(name)
    entries.set(name, entry)
    if (now.getTime() - entry.touchedAt > TOUCH_AFTER_MS) {
      entry.touchedAt = now.getTime()
      await utimes(file, now, now).catch(() => {})
    }
    return bytes
  }

  /** Keeps a file; a full disk costs the cache, not the visitor. */
  async keep(name: string, bytes: Buffer, now: Date): Promise<void> {
    if (bytes.length > this.#maxBytes) return
    const entries = await this.#open()
    const draft = join(this.#folder, `.${randomUUID()}`)
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, join(this.#folder, name))
    } catch {
      await rm(draft, { force: true }).catch(() => {})
      return
    }
    this.#bytes += bytes.length - (entries.get(name)?.bytes ?? 0)
    entries.delete(name)
    entries.set(name, { bytes: bytes.length, touchedAt: now.getTime() })
    await this.#makeRoom(entries)
  }

  async #makeRoom(entries: Map<string, Entry>): Promise<void> {
    for (const [name, { bytes }] of entries) {
      if (this.#bytes <= this.#maxBytes) return
      entries.delete(name)
      this.#bytes -= bytes
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #open(): Promise<Map<string, Entry>> {
    this.#entries ??= this.#read()
    return this.#entries
  }

  /** What an earlier run left behind; its unfinished drafts are removed. */
  async #read(): Promise<Map<string, Entry>> {
    const names = await readdir(this.#folder).catch(() => [])
    const found: [string, Entry][] = []
    for (const name of names) {
      const file = join(this.#folder, name)
      if (name.startsWith('.')) await rm(file, { force: true })
      const facts = name.startsWith('.') ? undefined : await stat(file).catch(() => undefined)
      if (facts?.isFile()) found.push([name, { bytes: facts.size, touchedAt: facts.mtimeMs }])
    }
    const entries = new Map(found.toSorted(([, one], [, other]) => one.touchedAt - other.touchedAt))
    this.#bytes = found.reduce((sum, [, { bytes }]) => sum + bytes, 0)
    await this.#makeRoom(entries)
    return entries
  }
}
