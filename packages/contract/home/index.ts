import { getHome } from './getHome.ts'
import { getOffers } from './getOffers.ts'
import { getTaggedHome } from './getTaggedHome.ts'

export const operations = { getHome, getOffers, getTaggedHome }
