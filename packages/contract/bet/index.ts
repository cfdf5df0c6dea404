import { getBet } from './getBet.ts'
import { listBets } from './listBets.ts'

export const operations = { getBet, listBets }
