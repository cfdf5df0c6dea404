import { decideAdjustment } from './decideAdjustment.ts'
import { listAdjustments } from './listAdjustments.ts'
import { proposeAdjustment } from './proposeAdjustment.ts'

export const operations = { decideAdjustment, listAdjustments, proposeAdjustment }
