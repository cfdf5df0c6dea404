import type { FastifyRequest } from 'fastify'

/** A header of the request that brought an event, by its name in small letters; empty where it has none. */
export type HeaderReader = (name: string) => string

/** One that came twice is none. */
export function headerOf({ headers }: Pick<FastifyRequest, 'headers'>): HeaderReader {
  return name => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
}
