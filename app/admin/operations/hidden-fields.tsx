/** What a form of the workspace says without being asked: the version that was seen, and where on the page it leads back. */
export function HiddenFields({ version, ...fields }: { version: number } & Record<string, string | number>) {
  return Object.entries({ version, ...fields }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
