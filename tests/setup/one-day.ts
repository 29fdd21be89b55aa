/** When the tests take place, whenever they run: a week before the orders of their builders, in the morning. */
export const testMorning = new Date('2026-11-24T07:00:00Z')

/** Puts the clock of this process forward or back by so many milliseconds; it keeps running. Once is enough. */
export function shiftClock(byMs: number): void {
  if (shifted.has(Date)) return
  const clock = Date
  const now = () => clock.now() + byMs
  const shiftedDate = new Proxy(clock, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new clock(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  shifted.add(shiftedDate)
  globalThis.Date = shiftedDate
}

const shifted = new WeakSet<DateConstructor>()

const clocks = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
}

/**
 * What a database needs before anything is made in it, for its defaults, views and functions to hear a clock that is so
 * many milliseconds ahead. Copies of it have it too, once they are told to hear it. The words `current_date` and
 * `current_timestamp` cannot be taught another time.
 */
export function makeShiftedClock(byMs: number): string {
  const functions = Object.entries(clocks).map(
    ([name, kind]) => `create function shifted.${name}() returns timestamptz language sql ${kind}
      return pg_catalog.${name}() + interval '${byMs} milliseconds';`,
  )
  return ['create schema shifted;', ...functions].join('\n')
}

/** For every connection to come. New tables are still made in `public`, which stands first. */
export function hearShiftedClock(database: string): string {
  return `alter database ${database} set search_path = public, shifted, pg_catalog`
}

/** The queue of jobs reads the clock in this one place, which it leaves to tests. */
export const hearShiftedClockInJobs = `create or replace function pgboss.job_now() returns timestamptz language sql stable
  as 'select shifted.now()'`
