import type { FastifyInstance } from 'fastify'
import type { StudioDeps } from '../deps.ts'
import { admit, openCalls, read } from '../player/openCalls.ts'
import { Refused } from '../player/refusals.ts'
import { askedBet, askedState } from '../player/shapes.ts'
import type { PlaySession } from '../session/session.store.ts'
import { listResults } from './listResults.ts'
import { placeBet } from './placeBet.ts'
import { listOwnBets, readBet, readSeat } from './readTable.ts'
import { openWatch } from './openWatch.ts'

/** What a table's page asks the studio for, each with the key that its page was given. */
export function tableRoutes(app: FastifyInstance, deps: StudioDeps): void {
  async function admitToTable(key: string): Promise<PlaySession> {
    const session = await admit(deps, key)
    if (!deps.tables.has(session.game_code)) throw new Refused('session_over')
    return session
  }

  app.register(
    async scope => {
      openCalls(scope, deps)
      const watch = openWatch(deps)
      scope.addHook('onClose', async () => watch.close())
      scope.post('/state', async req => {
        const { session } = read(askedState, req.body)
        return readSeat(deps, await admitToTable(session))
      })
      scope.post('/bet', async req => {
        const { session, ...wish } = read(askedBet, req.body)
        return { bet: await readBet(deps, await placeBet(deps, await admitToTable(session), wish)) }
      })
      scope.post('/bets', async req => {
        const { session } = read(askedState, req.body)
        return listOwnBets(deps, await admitToTable(session))
      })
      scope.post('/results', async req => {
        const { session } = read(askedState, req.body)
        return listResults(deps, (await admitToTable(session)).game_code)
      })
      scope.post('/watch', async (req, reply) => {
        const { session: key } = read(askedState, req.body)
        const session = await admitToTable(key)
        if (watch.isFull(session.id)) throw new Refused('too_many_requests')
        reply.hijack()
        watch.add({ session, key, to: reply.raw })
      })
    },
    { prefix: '/api/table' },
  )
}
