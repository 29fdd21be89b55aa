/** The address of a drawing by its key, or of an uploaded picture by its path, for readers outside the site. */
export function pictureUrl(key: string, origin: string): string {
  return key.startsWith('/') ? origin + key : `${origin}/art/${key}.svg`
}
