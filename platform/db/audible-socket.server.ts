import { Socket } from 'node:net'

/** A server said nothing for so long that its connection counts as dead. */
export class ServerSilent extends Error {
  override name = 'ServerSilent'
  /** The build knows it by this: its own copy of the class is another one. */
  readonly code = 'SERVER_SILENT'
}

/** How long the other connections are given when one has turned out to be dead: idle ones go, talking ones stay. */
const SUSPECT_MS = 2_000
const SUSPICION_MS = 3_000

/**
 * Makes sockets that end themselves after `silenceMs` without a byte in either direction; zero waits for ever. A network
 * that swallows packets tells nobody, and the system gives a connection up after a quarter of an hour at best. When one
 * falls silent, the others of this maker are held to two seconds for a moment: most likely they lie on the same dead line.
 */
export function audibleSockets(silenceMs: number, onSilence: (error: ServerSilent) => void = () => {}): () => Socket {
  const open = new Set<Socket>()
  const suspects = new Set<Socket>()

  function giveUp(socket: Socket): void {
    const error = new ServerSilent('the database server has fallen silent')
    open.delete(socket)
    const wasSuspect = suspects.delete(socket)
    socket.destroy(error)
    if (!wasSuspect) suspectOthers()
    onSilence(error)
  }

  function suspectOthers(): void {
    for (const socket of open) suspects.add(socket.setTimeout(SUSPECT_MS))
    const acquit = () => {
      for (const socket of suspects) socket.setTimeout(silenceMs)
      suspects.clear()
    }
    setTimeout(acquit, SUSPICION_MS).unref()
  }

  return () => {
    const socket = new Socket().setTimeout(silenceMs)
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      suspects.delete(socket)
    })
    socket.on('timeout', () => {
      const { bytesRead } = socket
      // A program that was busy itself finds its timers before it finds what has come meanwhile.
      setImmediate(() => {
        if (socket.bytesRead === bytesRead) giveUp(socket)
        else socket.setTimeout(silenceMs)
      })
    })
    return socket
  }
}
