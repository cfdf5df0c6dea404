import { decideLookAlike } from './decideLookAlike.ts'
import { getLookAlike } from './getLookAlike.ts'
import { listLookAlikes } from './listLookAlikes.ts'

export const operations = { decideLookAlike, getLookAlike, listLookAlikes }
