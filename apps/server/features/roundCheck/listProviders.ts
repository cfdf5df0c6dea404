import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { furtherCalls, type GameProvider, tellsRecords } from '../../platform/gameProvider/gameProvider.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listContracts } from './rounds.store.ts'

export function listProviders({
  db,
  gameProviders,
}: RoundCheckDeps): Handler<typeof officeContract.roundCheck.listProviders> {
  return async () => {
    const d = (await db.ref(listContracts)).map(({ code, dialect }) => {
      const provider = gameProviders.get(code)
      return {
        provider: code,
        dialect: dialect as GameProvider['dialect'],
        is_reached: provider !== undefined,
        is_compared: provider !== undefined && tellsRecords(provider),
        lacks: provider ? furtherCalls.filter(call => provider[call] === undefined) : [],
      }
    })
    return done({ d, t: d.length })
  }
}
