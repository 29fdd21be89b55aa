/** The path of the page whose data an application asks for; the path itself when it asks for none. */
export function pageOfData(pathname: string): string {
  return pathname.replace(/(?:\/_)?\.data$/, '') || '/'
}
