import { connect, type Socket } from 'node:net'
import { uploadMostBytes } from '@saya/contract/upload.ts'
import { openWorld, type Player, splitAnswers, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  ana = await world.player()
})
afterAll(() => world.close())

const mebibyte = 1024 * 1024
const piece = Buffer.alloc(64 * 1024, 7)
const path = '/member/oss/upload'
const partHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'

function headOf(target: string, lines: string, token = ana.token): string {
  return `POST ${target} HTTP/1.1\r\nHost: localhost\r\nt: ${token}\r\n${lines}\r\n`
}

const form = 'Content-Type: multipart/form-data; boundary=b\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'
const chunkOf = (bytes: Buffer | string) => `${bytes.length.toString(16)}\r\n${bytes.toString('latin1')}\r\n`

interface Sender {
  readonly socket: Socket
  heard(): string
  readonly closed: Promise<void>
}

function open(head: string): Sender {
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {})
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.write(head)
  return { socket, closed, heard: () => Buffer.concat(chunks).toString('latin1') }
}

/** Sends for as long as somebody reads it, and tells how much that was. */
async function sendOn({ socket, closed }: Sender, bytes: string): Promise<number> {
  let sent = 0
  let isOver = false
  void closed.then(() => {
    isOver = true
  })
  while (!isOver) {
    sent += bytes.length
    if (!socket.write(bytes, 'latin1')) {
      await Promise.race([new Promise(resolve => socket.once('drain', resolve)), closed])
    }
  }
  return sent
}

const statusOf = (sender: Sender) => splitAnswers(sender.heard())[0]?.status

test.each([
  ['in a file', path, form, chunkOf(partHead), chunkOf(piece)],
  ['behind the last part', path, form, chunkOf(`${partHead}abc\r\n--b--\r\n`), chunkOf(piece)],
  ['before the first part', path, form, '', chunkOf(piece)],
  ['in a body of JSON', '/member/sms', 'Content-Type: application/json\r\n', '', chunkOf(piece)],
  ['in a body that is refused unread', '/member/sms', 'Content-Type: text/plain\r\n', '', chunkOf(piece)],
  ['to nobody', '/nowhere', 'Content-Type: application/json\r\n', '', chunkOf(piece)],
  ['to a partner', '/rgs/v1/bet', 'Content-Type: application/json\r\n', '', chunkOf(piece)],
  ['to a gateway', '/gateway/paymongo/events', 'Content-Type: application/json\r\n', '', chunkOf(piece)],
])('who sends without end %s is answered, and cut off soon', async (_where, target, type, first, more) => {
  const sender = open(headOf(target, type + chunked) + first)
  const beganAtMs = performance.now()
  const sent = await sendOn(sender, more)
  expect(statusOf(sender)).toBeGreaterThanOrEqual(400)
  expect(sent).toBeLessThan(80 * mebibyte)
  expect(performance.now() - beganAtMs).toBeLessThan(10_000)
})

test('100 MB in chunks are refused before they have all come', async () => {
  const sender = open(headOf('/member/sms', `Content-Type: application/json\r\n${chunked}`))
  const sent = await sendOn(sender, chunkOf(piece))
  expect(statusOf(sender)).toBe(413)
  expect(sent).toBeLessThan(100_000_000)
})

test('a short body that is refused unread costs nobody their connection', async () => {
  const sender = open(headOf('/member/sms', 'Content-Type: text/plain\r\nContent-Length: 5\r\n'))
  sender.socket.write(`helloGET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  await sender.closed
  expect(splitAnswers(sender.heard()).map(({ status }) => status)).toEqual([415, 200])
})

test('a member holds few uploads open, the next is refused by its head, and one that is let go makes room', async () => {
  const ben = await world.player()
  const length = `Content-Length: ${uploadMostBytes}\r\n`
  const begin = () => open(headOf(path, form + length, ben.token) + partHead)
  const senders = Array.from({ length: 12 }, begin)
  for (const { socket } of senders) socket.write(piece)
  await expect.poll(() => senders.filter(sender => statusOf(sender) === 429).length).toBe(10)
  expect(senders.every(sender => [undefined, 429].includes(statusOf(sender)))).toBe(true)
  for (const { socket } of senders) socket.destroy()
  await expect
    .poll(async () => {
      const form = new FormData()
      form.set('file', new Blob(['x']), 'a.png')
      return (await fetch(`${world.url}${path}`, { method: 'POST', headers: { t: ben.token }, body: form })).status
    })
    .toBe(415)
})
