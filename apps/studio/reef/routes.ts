import type { FastifyInstance } from 'fastify'
import type { StudioDeps } from '../deps.ts'
import { admit, openCalls, read } from '../player/openCalls.ts'
import { Refused } from '../player/refusals.ts'
import { askedState } from '../player/shapes.ts'
import { keepPlace, openReefWatch } from './openReefWatch.ts'

/** What the page of a game with a reef asks besides its rounds: to be told what happens there. */
export function reefRoutes(app: FastifyInstance, deps: StudioDeps): void {
  app.register(
    async scope => {
      openCalls(scope, deps)
      const watch = openReefWatch(deps)
      scope.addHook('onClose', async () => watch.close())
      scope.post('/watch', async (req, reply) => {
        const { session: key } = read(askedState, req.body)
        const session = await admit(deps, key)
        if (watch.isFull(session.id)) throw new Refused('too_many_requests')
        if (!(await keepPlace(deps, { session, key }))) throw new Refused('session_over')
        reply.hijack()
        watch.add({ session, key, to: reply.raw })
      })
    },
    { prefix: '/api/reef' },
  )
}
