import { getDetail } from './getDetail.ts'
import { updateDetail } from './updateDetail.ts'

export const operations = { getDetail, updateDetail }
