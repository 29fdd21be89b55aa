/** The address of a picture by its key, for readers outside the site. */
export function pictureUrl(key: string, origin: string): string {
  return `${origin}/art/${key}.svg`
}
