import { changeSetting } from './changeSetting.ts'
import { listSettings } from './listSettings.ts'

export const operations = { changeSetting, listSettings }
