import { pino, type Logger } from 'pino'

export type Log = Logger

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'

/** One structured line an event on standard output. Personal data and secrets never belong into a line. */
export function createLog({ level }: { level: LogLevel }): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
