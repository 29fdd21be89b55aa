import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The pages of staff for accounts and for what they may do. */
export const userAndRoleRoutes: RouteConfigEntry[] = [
  route('users', './admin/users/users-page.tsx'),
  route('users/branches', './admin/users/branches/branches-page.tsx'),
  route('users/roles', './admin/users/roles/roles-page.tsx'),
  route('users/roles/new', './admin/users/roles/new-role-page.tsx'),
  route('users/roles/:roleId', './admin/users/roles/role-page.tsx'),
  route('user/new', './admin/users/invitation-page.tsx'),
  route('user/:userId', './admin/users/user-page.tsx'),
  route('user/:userId/data.json', './admin/users/user-data-resource.ts'),
]
