import type { FastifyInstance } from 'fastify'
import type { StudioDeps } from '../deps.ts'
import { adviseInRound } from '../round/adviseInRound.ts'
import { chooseInOwnRound, placeOf, playRound } from '../round/playRound.ts'
import { listRecentRounds } from '../round/round.store.ts'
import { readRound, readRounds } from '../round/readRounds.ts'
import { admit, openCalls, read } from './openCalls.ts'
import { readPromise } from './readPromise.ts'
import { readState } from './readState.ts'
import { askedAdvice, askedChoice, askedPlay, askedState } from './shapes.ts'

/** The last game and nine before it can always be looked at. */
const recalled = 10

/** What a game's page asks the studio for: some calls in JSON, each with the key that its page was given. */
export function playerRoutes(app: FastifyInstance, deps: StudioDeps): void {
  app.register(
    async scope => {
      openCalls(scope, deps)
      scope.post('/state', async req => {
        const { session } = read(askedState, req.body)
        return readState(deps, await admit(deps, session))
      })
      scope.post('/play', async req => {
        const { session, ...wish } = read(askedPlay, req.body)
        const admitted = await admit(deps, session)
        const round = await playRound(deps, admitted, wish)
        return { round: await readRound(deps, round), next: await readPromise(deps, admitted) }
      })
      scope.post('/choose', async req => {
        const { session, ...choice } = read(askedChoice, req.body)
        const admitted = await admit(deps, session)
        const round = await chooseInOwnRound(deps, admitted, choice)
        return { round: await readRound(deps, round), next: await readPromise(deps, admitted) }
      })
      scope.post('/advise', async req => {
        const { session, ...about } = read(askedAdvice, req.body)
        return { advice: await adviseInRound(deps, await admit(deps, session), about) }
      })
      scope.post('/rounds', async req => {
        const { session } = read(askedState, req.body)
        const admitted = await admit(deps, session)
        const rounds = await deps.db.look(tx => listRecentRounds(tx, placeOf(admitted), recalled))
        return { rounds: await readRounds(deps, rounds) }
      })
    },
    { prefix: '/api' },
  )
}
