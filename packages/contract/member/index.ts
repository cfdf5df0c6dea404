import { getDetail } from './getDetail.ts'

export const operations = { getDetail }
