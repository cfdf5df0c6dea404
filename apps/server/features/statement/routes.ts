import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StatementDeps } from './deps.ts'
import { getStatement } from './getStatement.ts'
import { openFile } from './openFile.ts'

export function statementRoutes(deps: StatementDeps): Handlers<typeof contract.statement> {
  return { getStatement: getStatement(deps), openFile: openFile(deps) }
}
