import { listDue } from './listDue.ts'

export const operations = { listDue }
