import { getCashback } from './getCashback.ts'

export const operations = { getCashback }
