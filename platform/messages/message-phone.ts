/** The number that messages go to, digits with the code of the country; `undefined` where there is none to be called. */
export function messagePhone(e164: string): string | undefined {
  return /^\+([1-9]\d{6,14})$/.exec(e164.replaceAll(/[\s()-]/g, ''))?.[1]
}
