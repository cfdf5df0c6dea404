import { getStatement } from './getStatement.ts'
import { openFile } from './openFile.ts'

export const operations = { getStatement, openFile }
