/** The form of a sale, which the button beside it sends. */
export const SALE_FORM = 'sale'
