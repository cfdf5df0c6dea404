import { openWorld, ringDesk, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof ringDesk>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = ringDesk(world)
})
afterAll(() => world.close())

test('who shares a device by the dozen hides nobody who shares the ID [PROMO-217]', async () => {
  for (let at = 0; at < 21; at++) await on.plant(1, { devices: ['the PC of a cafe'] })
  await on.plant(1, account => (account === 1 ? { id: 'hidden id' } : {}))
  const { parent, children } = await on.plant(1, account =>
    account === 1 ? { devices: ['the PC of a cafe'], id: 'hidden id' } : {},
  )
  expect(await on.hold(parent, children[0] ?? 0n)).toBe('ring')
})

test('two friends of one payout account are held, however many signed up between them, and whoever invited them [PROMO-217]', async () => {
  const { parent, children } = await on.plant(24, account =>
    account === 1 || account === 24 ? { payee: 'one account of two' } : {},
  )
  for (const [at, child] of children.entries()) {
    expect(await on.hold(parent, child), `friend ${at + 1}`).toBe(at === 0 || at === 23 ? 'ring' : undefined)
  }
  const others = [0, 1].map(() =>
    on.plant(1, account => (account === 1 ? { payee: 'one account of two parents' } : {})),
  )
  for (const other of await Promise.all(others)) {
    expect(await on.hold(other.parent, other.children[0] ?? 0n)).toBe('ring')
  }
})
