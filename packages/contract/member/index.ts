import { getDetail } from './getDetail.ts'
import { setNameHidden } from './setNameHidden.ts'
import { updateDetail } from './updateDetail.ts'

export const operations = { getDetail, setNameHidden, updateDetail }
