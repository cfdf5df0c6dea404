import { findRoundPage } from './findRoundPage.ts'
import { getBet } from './getBet.ts'
import { listBets } from './listBets.ts'

export const operations = { findRoundPage, getBet, listBets }
