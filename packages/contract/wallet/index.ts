import { getWallet } from './getWallet.ts'
import { listLots } from './listLots.ts'

export const operations = { getWallet, listLots }
