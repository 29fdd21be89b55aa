export const userSorts = ['name', '-name', 'email', '-email', 'created', '-created'] as const

export type UserSort = (typeof userSorts)[number]
