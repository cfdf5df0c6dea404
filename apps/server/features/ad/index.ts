export { loadAds } from './loadAds.ts'
export { readAds } from './readAds.ts'
export { adDeskRoutes, adRoutes } from './routes.ts'
