import { askOffice, createOperator, enterOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('acts are listed newest first, by page, and by who, what and whom', async () => {
  const operator = await createOperator(world, { role: 'compliance' })
  const { email, id } = operator
  const token = await enterOffice(world, operator)
  for (let count = 0; count < 8; count++) await staffOf(world)
  const list = (query: Record<string, string>) => askOffice(world, 'GET /office/api/act/list', { query }, token)
  const all = await list({})
  expect([all.data.t, all.data.d.length, all.data.next]).toEqual([10, 10, undefined])
  const seen: string[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { data }: Awaited<ReturnType<typeof list>> = await list({ page_size: '4', cursor })
    seen.push(...data.d.map(({ seq }) => seq))
    cursor = data.next
  }
  expect(seen).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  const first = (await list({ sort: 'seq', page_size: '4' })).data
  expect(first.d.map(({ seq }) => seq)).toEqual(['1', '2', '3', '4'])
  const second = (await list({ sort: 'seq', page_size: '6', cursor: first.next ?? '' })).data
  expect([second.d[0]?.seq, second.d.length, second.next]).toEqual(['5', 6, undefined])
  expect((await list({ operator: email })).data).toMatchObject({ t: 1, d: [{ action: 'office.signIn' }] })
  expect((await list({ action: 'operator.add' })).data.t).toBe(9)
  expect((await list({ object: `operator ${id}` })).data.t).toBe(2)
  expect((await list({ cursor: 'nonsense' })).data.d[0]?.seq).toBe('10')
})
