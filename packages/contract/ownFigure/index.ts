import { listDays } from './listDays.ts'
import { listMonths } from './listMonths.ts'
import { listSuggestions } from './listSuggestions.ts'

export const operations = { listDays, listMonths, listSuggestions }
