import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const EIO = 29

type Stream = { nfd?: number; node: { mode: number } }

type NodeFiles = {
  realPath: (node: Stream['node']) => string
  stream_ops: { fsync?: (stream: Stream) => number }
}

type Engine = { NODEFS: NodeFiles; FS: { isDir: (mode: number) => boolean; ErrnoError: new (errno: number) => Error } }

/**
 * PGlite's file layer with the one operation it lacks: without `fsync` the embedded database believes that data is on
 * the disk when it is not, and a power cut destroys it. `syncs` counts the real ones.
 */
export class DurableNodeFS extends NodeFS {
  syncs = 0

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const giveFsync = (engine: unknown) => this.#giveFsync(engine as Engine)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveFsync] } }
  }

  #giveFsync({ NODEFS, FS }: Engine): void {
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (FS.isDir(stream.node.mode) || stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node))
        else fsyncSync(stream.nfd)
      } catch {
        // The engine knows what to do with an input/output error: it stops rather than lose data.
        throw new FS.ErrnoError(EIO)
      }
      this.syncs += 1
      return 0
    }
  }
}

/** Makes a folder durable: every file and folder in it, itself, and its name in its parent. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
  syncPath(dirname(folder))
}

export function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
