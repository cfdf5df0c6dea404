import { ask, openWorld } from '@saya/testing'
import { pino } from 'pino'
import { expect, test } from 'vitest'

interface Line {
  readonly msg: string
  readonly account: string
  readonly network: string
}

test('each refused sign-in is in the log, where one phone is the same again and neither it nor its network is named', async () => {
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text) as Line) })
  const world = await openWorld({ log })
  try {
    const { phone } = await world.player({ password: 'tatlong maya sa bakod' })
    for (const to of [phone, phone, '9175550001']) {
      await ask(world, 'POST /member/login', { body: { phone: to, password: 'not it' } })
    }
    await ask(world, 'POST /member/otp/login', { body: { otp_id: 'A'.repeat(43), code: '000000' } })
    const refused = lines.filter(({ msg }) => msg === 'a sign-in was refused')
    expect(refused).toMatchObject([
      { by: 'password', why: 'wrong' },
      { by: 'password', why: 'wrong' },
      { by: 'password', why: 'wrong' },
      { by: 'code', why: 'dead' },
    ])
    expect(new Set(refused.map(({ account }) => account)).size).toBe(3)
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${phone}|127\\.0\\.0`))
  } finally {
    await world.close()
  }
})
