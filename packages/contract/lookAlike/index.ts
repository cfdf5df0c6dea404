import { decideLookAlike } from './decideLookAlike.ts'
import { decideRelease } from './decideRelease.ts'
import { getLookAlike } from './getLookAlike.ts'
import { listLookAlikes } from './listLookAlikes.ts'

export const operations = { decideLookAlike, decideRelease, getLookAlike, listLookAlikes }
