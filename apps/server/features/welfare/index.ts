export { type BannerRow, listBannerRows } from './banner.store.ts'
export { welfareDeskRoutes } from './routes.ts'
