import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { RankingKeys } from './deps.ts'

/** They come from the settings of the server: whoever can change what the database holds cannot change them. */
export function getRankingKeys({ rankingKeys }: RankingKeys): Handler<typeof contract.ranking.getRankingKeys> {
  return async () => done({ keys: [...rankingKeys] })
}
