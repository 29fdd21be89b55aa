/** Which floor a hotel is asked for. */
export const floorWishes = ['low', 'high'] as const

export type FloorWish = (typeof floorWishes)[number]

/** And which view. */
export const viewWishes = ['haram', 'city'] as const

export type ViewWish = (typeof viewWishes)[number]
