/**
 * The text fields of a form; of several with one name the first counts, files are left out, and so are names that begin
 * with `~`: they belong to what was asked before the form could pass. The size of the body is limited before a request
 * reaches a route.
 */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string' && !name.startsWith('~') && !(name in fields)) fields[name] = value
  }
  return fields
}
