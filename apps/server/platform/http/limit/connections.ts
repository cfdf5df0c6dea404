import type { FastifyInstance } from 'fastify'
import { closeUnread } from './closeUnread.ts'
import { letGo } from './letGo.ts'
import { refuseSocket } from '../answer/refuseSocket.ts'

/** What is done about connections, beside the requests on them. */
export function tendConnections(app: FastifyInstance): void {
  letGo(app)
  closeUnread(app)
  // Node gives these away before anybody could route them.
  app.server.on('connect', (_req, socket) => refuseSocket(socket, 'method_not_allowed'))
  // Whoever expects something else than to be told to go on may be answered as if they did not.
  app.server.on('checkExpectation', (req, res) => app.server.emit('request', req, res))
}
