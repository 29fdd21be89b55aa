/**
 * The text fields of a form; of several with one name the first counts, files are left out. The size of the body is
 * limited before a request reaches a route.
 */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string' && !(name in fields)) fields[name] = value
  }
  return fields
}
