export { newsKey, type NewsItem, type NewsKind } from './domain/news.ts'
export { readViewQuery, type StaffView } from './domain/staff-view.ts'
