import { getHome } from './getHome.ts'
import { getTaggedHome } from './getTaggedHome.ts'

export const operations = { getHome, getTaggedHome }
