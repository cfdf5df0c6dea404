import { listGates } from './listGates.ts'

export const operations = { listGates }
