import { getIntegrity } from './getIntegrity.ts'
import { proveRecord } from './proveRecord.ts'

export const operations = { getIntegrity, proveRecord }
