export { socialNetworks, type Site, type SocialNetwork } from './domain/site.ts'
