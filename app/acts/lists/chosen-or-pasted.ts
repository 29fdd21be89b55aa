/** The bytes of a list in a form: of the `file` that was chosen, or else of what was `pasted`; undefined where neither was. */
export async function chosenOrPasted(form: FormData): Promise<Uint8Array | undefined> {
  const [file, pasted] = [form.get('file'), form.get('pasted')]
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer())
  return typeof pasted === 'string' && pasted.trim() !== '' ? new TextEncoder().encode(pasted.trim()) : undefined
}
