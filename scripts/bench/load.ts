import { connect } from 'node:net'

export type LoadResult = { requests: number; seconds: number; p50Ms: number; p99Ms: number }

type Target = { port: number; path: string; headers: Record<string, string> }

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Asks for one page over and over on `connections` kept-alive connections, the next request of each as soon as the
 * answer before is complete. Written on bare sockets, so that the loader costs less than what it measures.
 *
 * @throws Error when an answer is not 200, has no length, or a connection ends.
 */
export async function load(target: Target, connections: number, seconds: number): Promise<LoadResult> {
  const request = Buffer.from(
    [`GET ${target.path} HTTP/1.1`, `Host: localhost:${target.port}`]
      .concat(Object.entries(target.headers).map(([name, value]) => `${name}: ${value}`))
      .join('\r\n') + '\r\n\r\n',
  )
  const latencies: number[] = []
  const started = performance.now()
  const ends = started + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => keepAsking(target.port, request, ends, latencies)))
  const elapsed = (performance.now() - started) / 1000
  const sorted = Float64Array.from(latencies).toSorted()
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { requests: latencies.length, seconds: elapsed, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

function keepAsking(port: number, request: Buffer, ends: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let asked = 0
    let missing = 0
    let head: Buffer | undefined

    const ask = () => {
      asked = performance.now()
      socket.write(request)
    }
    const complete = () => {
      const now = performance.now()
      latencies.push(now - asked)
      if (now < ends) ask()
      else socket.end(resolve)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        head = head ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
        if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
          reject(new Error(`an answer the measurement cannot use: ${text.slice(0, 200)}`))
          socket.destroy()
          return
        }
        missing = Number(length) - (head.length - end - HEAD_END.length)
        head = undefined
      }
      if (missing <= 0) complete()
    })
  })
}
