/** What the forms that a schema reads can ask for, by the name of its `intent`. */
export function intentsOf(form: { options: readonly { shape: { intent: { value: string } } }[] }): ReadonlySet<string> {
  return new Set(form.options.map(({ shape }) => shape.intent.value))
}
