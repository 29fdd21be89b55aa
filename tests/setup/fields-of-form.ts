/**
 * The fields of a form as a browser would send them back untouched: the one that tells what it was filled in from, else
 * the first that carries a version.
 */
export function fieldsOfForm(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const forms = html.match(/<form [^>]*>.*?<\/form>/gs) ?? []
  const form =
    forms.find((each) => each.includes('name="base"')) ?? forms.find((each) => each.includes('name="version"')) ?? ''
  for (const [tag, , name = ''] of form.matchAll(/<input ([^>]*)name="([^"]+)"[^>]*>/g)) {
    const isBox = /type="(?:checkbox|radio)"/.test(tag)
    if (isBox && !tag.includes('checked')) continue
    fields[name] = plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? (isBox ? 'on' : ''))
  }
  for (const [, name = '', value = ''] of form.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)/g))
    fields[name] = plain(value)
  for (const [, name = '', options = ''] of form.matchAll(/<select [^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = plain(
      (/<option(?: value="([^"]*)")? selected=""[^>]*>([^<]*)/.exec(options) ?? [])
        .slice(1)
        .find((each) => each !== undefined) ?? '',
    )
  return fields
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/^\n/, '')
}
