/** What there is to say of several parts, without those that are as they were or unknown. */
export function saidParts(parts: readonly (string | false | null)[]): string[] {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '')
}
