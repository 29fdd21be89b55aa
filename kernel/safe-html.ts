declare const safeHtmlBrand: unique symbol

/**
 * HTML that may stand in a page as it is. It is made where markup is cleaned by a list of what may stay, and where our
 * own texts are filled with escaped facts; components that show HTML take nothing else.
 */
export type SafeHtml = string & { readonly [safeHtmlBrand]: true }

/** Vouches for HTML of our own writing. Text from anywhere else is cleaned or escaped before. */
export function vouchForHtml(html: string): SafeHtml {
  return html as SafeHtml
}
