import { importList } from './importList.ts'
import { listImports } from './listImports.ts'

export const operations = { importList, listImports }
