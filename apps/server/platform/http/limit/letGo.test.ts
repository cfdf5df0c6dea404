import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { letGo } from './letGo.ts'

/** A server that lets go, whose one answer is given when the test says so. */
async function listen() {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 65_000 })
  letGo(app)
  const turns = new EventEmitter()
  app.get('/', async () => {
    const answer = once(turns, 'answer')
    turns.emit('asked')
    const [text] = (await answer) as [string]
    return text
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  return { app, socket, turns }
}

test('a connection that never asked does not keep a server open', async () => {
  const { app, socket } = await listen()
  const gone = once(socket, 'close')
  await app.close()
  await gone
})

test('one that is asking has its answer, and goes behind it although it would stay', async () => {
  const { app, socket, turns } = await listen()
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString()))
  const gone = once(socket, 'close')
  const asked = once(turns, 'asked')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  await asked
  let isClosed = false
  const closing = app.close().then(() => (isClosed = true))
  await wait(200)
  expect(isClosed).toBe(false)
  turns.emit('answer', 'whole')
  await Promise.all([closing, gone])
  expect(heard).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nwhole$/)
})

test('one that was never opened closes as well', async () => {
  const app = Fastify()
  letGo(app)
  await app.close()
})
