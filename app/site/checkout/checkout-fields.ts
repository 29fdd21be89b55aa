/** The name and id of a field of the form by its JSON pointer: `/travellers/0/tckn` is `travellers.0.tckn`. */
function fieldName(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}

/** The field to go to for a problem: of a date in three parts that is the day. */
export function fieldId(pointer: string): string {
  const name = fieldName(pointer)
  return /\.(bornOn|passportExpiresOn)$/.test(name) ? `${name}.day` : name === 'mode' ? 'mode-member' : name
}
