/** One flight under each name, however it is spaced: `TK 94` is `TK94`. Those without one come last. */
export function flightKeyOf(flight: { name: string } | undefined): string {
  return flight ? flight.name.replaceAll(/\s/g, '').toUpperCase() : '\uFFFF'
}
