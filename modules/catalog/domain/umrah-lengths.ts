/** The days an Umrah lasts, wherever a length is chosen; any other number is an exception that is called so. */
export const umrahLengths = [3, 5, 7, 8, 10, 12, 14, 15] as const

export function isUmrahLength(days: number): boolean {
  return (umrahLengths as readonly number[]).includes(days)
}
