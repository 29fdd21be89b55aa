/** What browsers of these years say they can unpack. */
export const BROWSER_ACCEPTS = 'gzip, deflate, br, zstd'
