import { listDays } from './listDays.ts'
import { listMonths } from './listMonths.ts'

export const operations = { listDays, listMonths }
