import { getWallet } from './getWallet.ts'

export const operations = { getWallet }
