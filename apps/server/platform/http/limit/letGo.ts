import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const lookMs = 50

/**
 * A server that closes waits for no connection that has nothing to answer: neither for one that was opened in advance and
 * never asked (Node takes it for a busy one), nor for one that stays open behind the last answer.
 */
export function letGo(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  function look(): void {
    app.server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const looking = setInterval(look, lookMs)
    app.server.once('close', () => clearInterval(looking))
  })
}
