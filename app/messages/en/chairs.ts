/** Wheelchairs as those read of them who travel. */
export const chairs = {
  title: 'Wheelchair',
  'with-pusher': 'with someone to push it',
} as const
