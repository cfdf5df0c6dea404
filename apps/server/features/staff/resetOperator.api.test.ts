import { askOffice, createOperator, enterOffice, openWorld, testMasters } from '@saya/testing'
import { expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { passwordHashes } from '../identity/index.ts'
import { drawCredentials, resetOperator } from './index.ts'

test('an operator who lost password and device is given others, and whoever has the ones before is out', async () => {
  const world = await openWorld()
  try {
    const rosa = await createOperator(world, { role: 'compliance' })
    const before = await enterOffice(world, rosa)
    world.clock.advance(30_000)
    const { email } = rosa
    const signIn = (password: string) => askOffice(world, 'POST /office/api/sign-in', { body: { email, password } })
    const prove = (ticket: string, code: string, new_password = 'a tide of seven lamps') =>
      askOffice(world, 'POST /office/api/sign-in/code', { body: { ticket, code, new_password } })
    const old = await signIn(rosa.password)

    const nowMs = world.clock.now()
    const { kept, credentials } = await drawCredentials(email, {
      masters: testMasters,
      random: systemRandom,
      hashes: passwordHashes(),
      nowMs,
    })
    expect(await world.db.app(tx => resetOperator(tx, { email, drawn: kept, nowMs }))).toBe(true)
    expect(await world.db.app(tx => resetOperator(tx, { email: 'nobody@saya.local', drawn: kept, nowMs }))).toBe(false)

    expect(await askOffice(world, 'GET /office/api/me', {}, before)).toMatchObject({ status: 401 })
    expect(await prove(old.data.ticket, rosa.code())).toMatchObject({ code: 'ticket_expired' })
    expect(await signIn(rosa.password)).toMatchObject({ code: 'sign_in_refused' })
    const { data } = await signIn(credentials.password)
    expect(await prove(data.ticket, rosa.recoveryCodes[0] ?? '')).toMatchObject({ code: 'code_refused' })
    const inside = await prove(data.ticket, credentials.recoveryCodes[0] ?? '')
    expect(inside).toMatchObject({ status: 200, data: { recovery_codes_left: 9 } })
    const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: rosa.id } }, inside.data.token)
    expect(acts.data.d.map(({ action }) => action)).toContain('operator.reset')
  } finally {
    await world.close()
  }
})
