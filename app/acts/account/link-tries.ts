/** How often one network address may try what a mailed link leads to: each try may cost a password hash. */
export const LINK_TRIES = { max: 10, perSeconds: 60 }
