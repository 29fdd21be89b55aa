export { getDeliveredSite, getSite, siteSetting } from './get-site.server.ts'
