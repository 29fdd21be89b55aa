const ONE_YEAR_SECONDS = 31_536_000

/** A cookie that scripts may read; `undefined` when there is none. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const prefix = `${name}=`
  const found = cookies.split('; ').find((each) => each.startsWith(prefix))
  return found?.slice(prefix.length)
}

/** Keeps a value for a year on the whole site; an empty one removes the cookie. */
export function writeCookie(name: string, value: string): void {
  const age = value === '' ? 0 : ONE_YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
