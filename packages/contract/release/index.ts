import { decideRelease } from './decideRelease.ts'
import { listCooling } from './listCooling.ts'
import { proposeRelease } from './proposeRelease.ts'

export const operations = { decideRelease, listCooling, proposeRelease }
