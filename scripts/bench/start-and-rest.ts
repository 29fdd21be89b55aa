import { readFileSync } from 'node:fs'
import { processorSeconds } from './processor-time.ts'
import { startSite } from './site.ts'

/** What a start takes until the program answers, and the memory it holds when nobody has asked for anything since. */
export type Start = { readyMs: number; processorMs: number; restMb: number }

const REST_MS = 30_000

/** Starts a program on what it finds; the first start of a database makes it, the next ones are warm. */
export async function measureStart(
  port: number,
  databaseUrl: string,
  environment: Record<string, string>,
  folder = '.',
): Promise<Start> {
  const began = performance.now()
  const site = await startSite(port, databaseUrl, environment, { folder })
  const readyMs = performance.now() - began
  const processorMs = processorSeconds(site.pid) * 1000
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const restMb = residentMb(site.pid)
  await site.stop()
  return { readyMs, processorMs, restMb }
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
