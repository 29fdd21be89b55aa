import type { Profiler } from 'node:inspector'

export type PageProfiler = { watch: (work: () => Promise<void>) => Promise<Profiler.Profile>; close: () => void }

const SAMPLE_US = 200

/** The profiler of a program that was started with `--inspect` on a port of this machine. */
export async function openProfiler(port: number): Promise<PageProfiler> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let asked = 0
  const ask = (method: string, params: object = {}) => {
    const id = ++asked
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      socket.removeEventListener('message', hear)
      resolve(answer.result)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  return {
    async watch(work) {
      await ask('Profiler.start')
      await work()
      const { profile } = (await ask('Profiler.stop')) as { profile: Profiler.Profile }
      return profile
    },
    close: () => socket.close(),
  }
}
