import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { findFree } from '../launcher/checkPort.ts'
import { openLiveFront } from './openLiveFront.ts'

const root = path.resolve(import.meta.dirname, '../..')
const changing = 'apps/player/features/home/FollowUs.tsx'

const textOf = (raw: RawData) => (raw as Buffer).toString('utf8')

let folder: string
let url: string
let port: number
let behind: Server
let close: () => Promise<void>

/** The smallest server: it says what it was asked. */
async function openBehind(at: number): Promise<Server> {
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', part => (body += String(part)))
    req.on('end', () => res.setHeader('set-cookie', 'a=b').end(`${req.method} ${req.headers.host} ${req.url} ${body}`))
  })
  new WebSocketServer({ server }).on('connection', socket =>
    socket.on('message', raw => socket.send(`heard ${textOf(raw)}`)),
  )
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saya-live-'))
  await cp(path.join(root, 'apps/player'), path.join(folder, 'apps/player'), { recursive: true })
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  behind = await openBehind(0)
  port = (behind.address() as AddressInfo).port
  const own = await findFree('127.0.0.1', port + 1)
  close = await openLiveFront({
    root: folder,
    host: '127.0.0.1',
    port: own,
    behind: port,
    cache: path.join(folder, 'cache'),
  })
  url = `http://127.0.0.1:${own}`
})
afterAll(async () => {
  await close()
  behind.closeAllConnections()
  behind.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

test('a page is rendered from the sources, and starts from them', async () => {
  const page = await fetch(`${url}/login`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('"/live-start"')
  expect(await (await fetch(`${url}/live-start`)).text()).toContain('/app/main.tsx')
})

test('a change of a source reaches the open page without a reload', async () => {
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  await (await fetch(`${url}/features/home/FollowUs.tsx`)).text()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const heard: string[] = []
  socket.on('message', raw => heard.push(textOf(raw)))
  await once(socket, 'open')
  const file = path.join(folder, changing)
  await writeFile(file, `${await readFile(file, 'utf8')}\n// Changed.\n`)
  await expect.poll(() => heard.join('\n')).toContain('/features/home/FollowUs.tsx')
  expect(heard.join('\n')).toContain('"type":"update"')
  expect(heard.join('\n')).not.toContain('full-reload')
  socket.terminate()
})

test('all else is the server’s, with the host it was asked under and what was sent', async () => {
  const answer = await fetch(`${url}/member/otp/login?a=1`, { method: 'POST', body: 'words' })
  expect(answer.headers.get('set-cookie')).toBe('a=b')
  expect(await answer.text()).toBe(`POST ${url.slice(7)} /member/otp/login?a=1 words`)
})

test('a connection for messages goes through', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/mqtt`, 'mqtt')
  await once(socket, 'open')
  socket.send('hello')
  const [heard] = (await once(socket, 'message')) as [RawData]
  expect(textOf(heard)).toBe('heard hello')
  socket.terminate()
})

test('what only reads waits for a server that starts again', async () => {
  behind.closeAllConnections()
  await new Promise(resolve => behind.close(resolve))
  const asked = fetch(`${url}/member/index`)
  await wait(400)
  behind = await openBehind(port)
  expect((await asked).status).toBe(200)
})
