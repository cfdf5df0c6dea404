import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { answerOperator, type OperatorAnswer } from '../gameHouse/answerOperator.ts'
import { beginSession } from '../gameHouse/beginSession.ts'
import type { House } from '../gameHouse/house.ts'
import { openHouse } from '../gameHouse/openHouse.ts'
import { findRound } from '../gameHouse/round.store.ts'
import { findTitle } from '../gameHouse/titles.ts'
import { valkyrieWallet, type ValkyrieWalletOptions } from './valkyrieWallet.ts'

export interface ValkyriePartyOptions extends ValkyrieWalletOptions, Pick<House, 'now' | 'ownUrl'> {
  /** Which the operator is let in by. */
  readonly operatorKey: string
}

const wish = v.object({
  playerId: v.pipe(v.string(), v.minLength(1)),
  providerGameId: v.string(),
  currency: v.string(),
  country: v.optional(v.string()),
  language: v.optional(v.string(), 'en'),
})
const playerToken = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A provider behind Valkyrie: its operator API has two calls, and its wallet is the operator's PAM. */
export function valkyrieParty(
  app: FastifyInstance,
  options: ValkyriePartyOptions & Pick<House, 'books' | 'faults'>,
): void {
  const { books, faults, now, ownUrl, operatorKey } = options
  const house = openHouse(app, { party: 'valkyrie', books, faults, now, ownUrl, wallet: valkyrieWallet(options) })

  function answer(req: FastifyRequest, reply: FastifyReply, perform: () => Promise<OperatorAnswer>) {
    const isKnown = req.headers.authorization === `Bearer ${operatorKey}`
    return answerOperator({
      party: 'valkyrie',
      faults,
      reply,
      errorOf: sentence => sentence,
      perform: async () => (isKnown ? perform() : { status: 401, body: 'Unauthorized' }),
    })
  }

  app.post('/valkyrie/gamelaunch', (req, reply) => answer(req, reply, () => launch(house, req)))
  app.get<{ Params: { id: string } }>('/valkyrie/gamerounds/:id/render', (req, reply) =>
    answer(req, reply, async () => {
      const round = await findRound(house.books, 'valkyrie', req.params.id)
      if (!round) return { status: 400, body: '100: Invalid Round' }
      return { status: 302, location: `${house.ownUrl()}/valkyrie/rounds/${round.id}` }
    }),
  )
}

async function launch(house: House, req: FastifyRequest): Promise<OperatorAnswer> {
  const read = v.safeParse(wish, req.body)
  const token = v.safeParse(playerToken, req.headers['x-player-token'])
  if (!read.success || !token.success) return { status: 400, body: 'Bad game launch call' }
  const { playerId: player, providerGameId: game, currency, language } = read.output
  if (!findTitle('valkyrie', game) || currency !== 'PHP') return { status: 400, body: 'Bad game launch call' }
  const lang = language === 'tl' ? 'tl' : 'en'
  return { status: 200, body: { gameUrl: await beginSession(house, { game, player, token: token.output, lang }) } }
}
