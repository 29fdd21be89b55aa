/** By these, mail programs show a button that leaves the list at once (RFC 8058). */
export function leaveHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
