/** The attributes that tie a control to its hint and error; nothing when it has neither. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  }
}
