import { getHome, getTaggedHome } from './getHome.ts'

export const operations = { getHome, getTaggedHome }
