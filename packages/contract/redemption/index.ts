import { completeRedemption } from './completeRedemption.ts'
import { correctParcel } from './correctParcel.ts'
import { exportRedemptions } from './exportRedemptions.ts'
import { failRedemption } from './failRedemption.ts'
import { getRedemption } from './getRedemption.ts'
import { listDeskRedemptions } from './listDeskRedemptions.ts'
import { listRedemptions } from './listRedemptions.ts'
import { readRedemption } from './readRedemption.ts'
import { shipRedemption } from './shipRedemption.ts'
import { submitRedemption } from './submitRedemption.ts'

export const operations = { getRedemption, listRedemptions, submitRedemption }
export const deskOperations = {
  completeRedemption,
  correctParcel,
  exportRedemptions,
  failRedemption,
  listDeskRedemptions,
  readRedemption,
  shipRedemption,
}
