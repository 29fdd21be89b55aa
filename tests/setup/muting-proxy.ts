import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import type { TestContext } from 'vitest'

export type MutingProxy = {
  /** The address to use instead of the server's. */
  url: string
  /** From now on the network swallows what goes over the connections that are open; nobody is told. */
  muteOpen: () => void
  /** Whether new connections reach the server, or are taken and left without a word. */
  setReachable: (isReachable: boolean) => void
}

/** A line to a PostgreSQL server that can fall silent like a network that swallows packets: nothing is closed or reset. */
export async function aMutingProxy(
  serverUrl: string,
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
): Promise<MutingProxy> {
  const server = new URL(serverUrl)
  const pairs = new Set<readonly [Socket, Socket | undefined]>()
  let isReachable = true

  const proxy = createServer((near) => {
    const far = isReachable ? connect(Number(server.port), server.hostname) : undefined
    pairs.add([near, far])
    near.on('error', () => {})
    if (!far) return
    far.on('error', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const pair of pairs) for (const socket of pair) socket?.destroy()
    proxy.close()
  })

  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    muteOpen() {
      for (const [near, far] of pairs) {
        near.unpipe()
        far?.unpipe()
        near.pause()
        far?.pause()
      }
    },
    setReachable(next) {
      isReachable = next
    },
  }
}
