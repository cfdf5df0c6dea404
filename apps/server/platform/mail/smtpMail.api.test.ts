import { createServer } from 'node:net'
import { freePort, openSandbox, type Sandbox } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMail } from './smtpMail.ts'

const log = pino({ level: 'silent' })
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

let made = 0

async function sendUnder(kind: string) {
  const to = `ana${++made}@example.com`
  const body = JSON.stringify({ party: 'mail', kind, times: 1 })
  await fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const outcome = await sandbox
    .mail(log)
    .send({ to, subject: 'Ang iyong code ñ', text: '407512 ang code.\n.tuldok', purpose: 'service' })
  const inbox = (await (await fetch(`${sandbox.url}/mail?to=${to}`)).json()) as Record<string, unknown>[]
  return { outcome, inbox }
}

test('an e-mail arrives as it was written, with its subject and its code', async () => {
  const { outcome, inbox } = await sendUnder('none')
  expect(outcome).toBe('taken')
  expect(inbox).toEqual([
    {
      to: `ana${made}@example.com`,
      subject: 'Ang iyong code ñ',
      text: '407512 ang code.\n.tuldok',
      code: '407512',
      at: expect.any(Number),
    },
  ])
})

test.each([
  ['refusing', 'refused', 0],
  ['silent', 'unknown', 0],
  ['garbled', 'unknown', 0],
  ['slow', 'taken', 1],
])(
  'of a relay that is %s it is known that it has %s the e-mail',
  async (kind, wanted, arrived) => {
    const { outcome, inbox } = await sendUnder(kind)
    expect([outcome, inbox.length]).toEqual([wanted, arrived])
  },
  15_000,
)

test('a line break in an address or a subject makes neither another recipient nor another header', async () => {
  const inboxOf = async (to: string) =>
    (await (await fetch(`${sandbox.url}/mail?to=${to}`)).json()) as { subject: string; text: string }[]
  const mail = sandbox.mail(log)
  const message = { subject: 'Your code', text: '407512', purpose: 'service' } as const
  for (const end of [
    '\r\nRCPT TO:<eve@example.com>',
    '>\r\nRCPT TO:<eve@example.com',
    ', eve@example.com',
    '\r\nBcc: eve@example.com',
  ])
    await mail.send({ ...message, to: `ben@example.com${end}` })
  await mail.send({ ...message, to: 'cara@example.com', subject: 'Your code\r\nBcc: eve@example.com\r\n\r\nother' })
  expect(await inboxOf('eve@example.com')).toEqual([])
  const [got] = await inboxOf('cara@example.com')
  expect([got?.subject, got?.text]).toEqual([
    expect.stringMatching(/^Your code Bcc: eve@example\.com +other$/),
    '407512',
  ])
})

test('a relay that is not there has certainly not taken it', async () => {
  const url = `smtp://127.0.0.1:${await freePort()}`
  expect(
    await smtpMail({ url, from: 'saya@example.com', log }).send({
      to: 'a@b.c',
      subject: 's',
      text: 't',
      purpose: 'service',
    }),
  ).toBe('refused')
})

test('beyond this machine nothing is sent in the clear', async () => {
  const said: string[] = []
  const server = createServer(socket => {
    socket.write('220 relay\r\n')
    socket.on('data', chunk => {
      said.push(String(chunk))
      socket.write(String(chunk).startsWith('EHLO') ? '250 relay\r\n' : '454 no encryption here\r\n')
    })
    socket.on('error', () => {})
  })
  const port = await freePort()
  await new Promise<void>(done => server.listen(port, '0.0.0.0', done))
  try {
    // Another name for this machine, which the sender cannot know to be it.
    const sender = smtpMail({ url: `smtp://0.0.0.0:${port}`, from: 'saya@example.com', log })
    expect(await sender.send({ to: 'a@b.c', subject: 'secret', text: 'secret', purpose: 'service' })).toBe('refused')
    expect(said.join('')).not.toContain('secret')
  } finally {
    server.close()
  }
})
