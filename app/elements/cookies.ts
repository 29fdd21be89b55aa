const DAY_SECONDS = 86_400
const ONE_YEAR_DAYS = 365

/** A cookie that scripts may read; `undefined` when there is none. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const prefix = `${name}=`
  const found = cookies.split('; ').find((each) => each.startsWith(prefix))
  return found?.slice(prefix.length)
}

/** Keeps a value on the whole site, for a year unless told otherwise; an empty one removes the cookie. */
export function writeCookie(name: string, value: string, days = ONE_YEAR_DAYS): void {
  const age = value === '' ? 0 : days * DAY_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
