import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DurableNodeFS } from '#platform/db/durable-files.server.ts'

type Stream = { node: { mode: number } }

type Engine = {
  NODEFS: { realPath: (node: Stream['node']) => string; stream_ops: { fsync?: (stream: Stream) => number } }
  FS: { isFile: (mode: number) => boolean }
}

/**
 * The embedded database's files, with a second folder beside them that shows what would be left after a power cut: a
 * file is there with the content it had when it was last synced, and not at all before.
 */
export class PowerCutFS extends DurableNodeFS {
  readonly #folder: string
  readonly #remains: string

  constructor(folder: string, remains: string) {
    super(folder)
    this.#folder = folder
    this.#remains = remains
    cpSync(folder, remains, { recursive: true })
  }

  override async init(...args: Parameters<DurableNodeFS['init']>): ReturnType<DurableNodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const keepWhatIsSynced = (engine: unknown) => this.#keepWhatIsSynced(engine as Engine)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepWhatIsSynced] } }
  }

  #keepWhatIsSynced({ NODEFS, FS }: Engine): void {
    const sync = NODEFS.stream_ops.fsync
    NODEFS.stream_ops.fsync = (stream) => {
      const answer = sync?.(stream) ?? 0
      const path = NODEFS.realPath(stream.node)
      if (FS.isFile(stream.node.mode) && existsSync(path)) {
        const kept = join(this.#remains, relative(this.#folder, path))
        mkdirSync(dirname(kept), { recursive: true })
        copyFileSync(path, kept)
      }
      return answer
    }
  }
}
