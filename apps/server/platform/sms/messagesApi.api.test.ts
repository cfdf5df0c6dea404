import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { messagesApi } from './messagesApi.ts'

test('a carrier that sends us elsewhere is not followed: no text and no key leaves for another host', async () => {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    res.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const sms = messagesApi({ url, account: 'a', key: 'k', from: 'Saya', log: pino({ level: 'silent' }) })
    expect(await sms.send({ to: '9175550001', text: 'a code', purpose: 'service' })).toBe('unknown')
    expect(asked).toEqual(['/2010-04-01/Accounts/a/Messages.json'])
  } finally {
    server.close()
  }
})
