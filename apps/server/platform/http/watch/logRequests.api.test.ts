import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

interface Line {
  readonly msg: string
  readonly reqId?: string
  readonly [name: string]: unknown
}

let world: World
let lines: Line[] = []
beforeAll(async () => {
  const log: Logger = pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text) as Line) })
  world = await openWorld({ log })
})
afterAll(() => world.close())
beforeEach(() => {
  world.clock.advance(1000)
  lines = []
})

test('the id of a refused answer leads to its line in the log, which tells nothing of the person', async () => {
  const { headers } = await ask(world, 'GET /member/detail', {}, { token: 'A'.repeat(43) })
  const line = lines.find(({ reqId }) => reqId === headers.get('x-request-id'))
  expect(line).toMatchObject({ msg: 'answered', method: 'GET', route: '/member/detail', status: 401 })
  await ask(world, 'POST /member/sms', { body: { phone: '123' } })
  expect(JSON.stringify(lines)).not.toMatch(/AAAA|"123"|127\.0\.0\.1/)
})

test('what was answered in time is not written down', async () => {
  await ask(world, 'GET /member/index')
  expect(lines).toEqual([])
})

test('a flood of refusals is cut off, and how much of it is told', async () => {
  for (let index = 0; index < 120; index++) await fetch(`${world.url}/nowhere?${index}`)
  expect(lines).toHaveLength(50)
  world.clock.advance(1000)
  await fetch(`${world.url}/nowhere`)
  expect(lines).toContainEqual(expect.objectContaining({ left: 70 }))
})

test('an operator who asks for what they may not is named with their role, and the token they showed is not', async () => {
  const content = await staffOf(world, { role: 'content' })
  const answer = await askOffice(world, 'GET /office/api/adjustment/list', {}, content.token)
  expect(answer).toMatchObject({ status: 403, code: 'not_permitted' })
  const line = lines.find(({ msg }) => msg === 'an operator asked for what they may not')
  expect(line).toMatchObject({ operator: content.id, role: 'content', route: '/office/api/adjustment/list' })
  expect(JSON.stringify(lines)).not.toContain(content.token)
})
