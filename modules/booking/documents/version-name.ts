/**
 * The version of a legal text as customers read it. The first ones carry `-draft` in addresses and with orders, where it
 * stays; they were in force, and nobody agrees to a draft.
 */
export function versionName(version: string): string {
  return version.replace(/-draft$/, '')
}
