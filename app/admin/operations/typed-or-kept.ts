type Typed = Readonly<Record<string, string>> | undefined

/** What the fields of a form begin with: as they were typed, when it was this form that was refused, or else as they are kept. */
export function typedOrKept(typed: Typed, isTyped: boolean) {
  return (name: string, kept: string | null | undefined) => (isTyped ? typed?.[name] : undefined) ?? kept ?? ''
}
