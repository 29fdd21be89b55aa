import { pino } from 'pino'
import type { Log } from '#platform/log/log.server.ts'

/** A log that keeps its lines for a test to read. */
export function recordedLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  return { log, lines }
}
