/** A form in parts can be broken, and no text may hold a zero or half a letter, which the database refuses. */
export async function isReadable(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/form-data')) return isReadableForm(request.clone())
  if (type.startsWith('application/x-www-form-urlencoded')) return !(await request.clone().text()).includes('%00')
  return !type.startsWith('application/json') || !holdsBrokenText(await request.clone().text())
}

/** Zeros and halves of letters are always written by their number when a value becomes JSON again. */
function holdsBrokenText(json: string): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return false
  try {
    return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(JSON.parse(json)))
  } catch {
    return false
  }
}

function isReadableForm(request: Request): Promise<boolean> {
  return request.formData().then(
    (form) => [...form.values()].every((value) => typeof value !== 'string' || !value.includes('\0')),
    () => false,
  )
}
