/** Wheelchairs as those read of them who travel. */
export const chairs = {
  title: 'الكرسي المتحرك',
  'with-pusher': 'مع من يدفعه',
} as const
