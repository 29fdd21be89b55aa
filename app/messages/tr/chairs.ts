/** Wheelchairs as those read of them who travel. */
export const chairs = {
  title: 'Tekerlekli sandalye',
  'with-pusher': 'iten biriyle',
} as const
