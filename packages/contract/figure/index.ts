import { getMoney } from './getMoney.ts'
import { getReviews } from './getReviews.ts'

export const operations = { getMoney, getReviews }
