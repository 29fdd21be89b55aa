/** The groups of the navigation that somebody opened, parted by dots, for the next page that is loaded. */
export const GROUPS_COOKIE = 'staffGroups'

const YEAR_SECONDS = 31_536_000

export function parseKeptGroups(text: string | undefined): string[] {
  return (text ?? '').split('.').filter((each) => /^[a-z]+$/.test(each))
}

/** Keeps a group open in this browser, or no longer. */
export function keepGroup(group: string, isOpen: boolean): void {
  const others = parseKeptGroups(readCookie()).filter((each) => each !== group)
  const kept = (isOpen ? [...others, group] : others).join('.')
  document.cookie = `${GROUPS_COOKIE}=${kept}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

function readCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${GROUPS_COOKIE}=`))
    ?.slice(GROUPS_COOKIE.length + 1)
}
