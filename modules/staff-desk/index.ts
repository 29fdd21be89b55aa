export { newsKey, type NewsItem, type NewsKind } from './domain/news.ts'
export { listAreas, type AreaOf, type StaffList } from './domain/staff-list.ts'
export { readViewQuery, type StaffView } from './domain/staff-view.ts'
