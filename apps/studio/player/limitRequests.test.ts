import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitRequests } from './limitRequests.ts'

const hers = 'h'.repeat(43)

/** A door behind which a few things are, and one key that opens a game. */
async function open() {
  const app = Fastify()
  const lookups: string[] = []
  async function opens(key: string): Promise<boolean> {
    lookups.push(key)
    return key === hers
  }
  app.register(async scope => {
    limitRequests(scope, { clock: { now: () => 0 }, opens })
    scope.get('/open/:ticket', async () => 'a page')
    scope.get('/round/:id', async () => 'a round')
    scope.post('/api/state', async (_req, reply) => reply.code(401).send())
  })
  await app.ready()
  const get = async (url: string) => (await app.inject({ url })).statusCode
  const ask = async (session?: string) =>
    (await app.inject({ method: 'POST', url: '/api/state', payload: { session } })).statusCode
  return { lookups, get, ask }
}

test('whoever makes up keys locks no newcomer of their address out, by ticket or by key, and is refused in the end', async () => {
  const { lookups, get, ask } = await open()
  const guessed = await Promise.all(Array.from({ length: 1300 }, (_, at) => ask(`${at}`.padStart(43, 'x'))))
  expect(guessed.filter(status => status === 401)).toHaveLength(1200)
  expect([await ask('x'.repeat(43)), await ask('short'), await ask()]).toEqual([429, 429, 429])
  expect([await get('/open/her-ticket'), await get('/round/one'), await ask(hers)]).toEqual([200, 200, 401])
  // Once it is known it is not looked up again, and what is no key at all never.
  await ask(hers)
  expect(lookups.filter(key => key === hers)).toHaveLength(1)
  expect(lookups).toHaveLength(1302)
})

test('who looks at very many pages is refused further ones, and opens a game all the same', async () => {
  const { get } = await open()
  const seen = await Promise.all(Array.from({ length: 1250 }, () => get('/round/one')))
  expect(seen.filter(status => status === 200)).toHaveLength(1200)
  expect([await get('/round/one'), await get('/open/her-ticket')]).toEqual([429, 200])
})
