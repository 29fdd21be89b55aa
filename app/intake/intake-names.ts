/** The field that nobody sees and only programs fill in. */
export const TRAP = 'website'

/** What the provider of a human check gave the page. */
export const HUMAN_TOKEN = 'humanToken'
