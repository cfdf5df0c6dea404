import type { CallKey } from '@saya/contract'
import type { FastifyInstance } from 'fastify'

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** Makes a guest's reading call through the same door as everyone, without a network between. */
export async function askInside(app: FastifyInstance, key: CallKey, input: unknown): Promise<unknown> {
  const { params = {}, query = {} } = input as Input
  const path = key.replace('GET ', '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const response = await app.inject({ method: 'GET', url: path, query, headers: { accept: 'application/json' } })
  const envelope = response.json<{ status: boolean; data: unknown }>()
  if (!envelope.status) throw new Error(`A page could not be rendered: ${path} answered ${response.statusCode}.`)
  return envelope.data
}
