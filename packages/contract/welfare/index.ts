import { changeBanner } from './changeBanner.ts'
import { listBanners } from './listBanners.ts'

export const deskOperations = { changeBanner, listBanners }
