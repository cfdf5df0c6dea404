import { getTotal } from './getTotal.ts'
import { listRewards } from './listRewards.ts'
import { listWaitingRewards } from './listWaitingRewards.ts'
import { returnBonus } from './returnBonus.ts'

export const operations = {
  getTotal,
  listRewards,
  listWaitingRewards,
  returnBonus,
}
