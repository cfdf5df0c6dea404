import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { largestBody } from '../request/body.ts'

/** How long, and how much of it, what was answered already is still read, so that its sender comes to read the answer. */
const lingerMs = 2000
const lingerBytes = 16 * 1024 * 1024
const lookMs = 100

/**
 * Whoever is answered while they still send is not read to their end: the answer says that the connection closes, and
 * after a short while it does. What has little left to come may end, and keeps its connection.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (req, reply) => {
    if (!isLong(req.raw)) return
    reply.header('connection', 'close')
    linger(req.raw.socket)
  })
}

/** Whether more may be coming than any body that is read at once. */
function isLong({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) > largestBody)
}

/** Node would break the connection off behind the answer, and with it an answer that is not read yet. */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const [most, untilMs] = [socket.bytesRead + lingerBytes, performance.now() + lingerMs]
    const looking = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > untilMs) socket.destroy()
    }, lookMs).unref()
    socket.once('close', () => clearInterval(looking))
  }
}
