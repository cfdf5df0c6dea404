import { METHODS } from 'node:http'
import type { Operation } from '@saya/contract'
import { pathsOf } from '@saya/contract/operation.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { generalRefusal } from '../answer/envelope.ts'

/** Node hands these to nobody, or only to a proxy. */
const never = new Set(['CONNECT'])

/** By these something else may be found at an operation's path, such as a page. */
const answered = ['GET', 'HEAD', 'POST']

interface Place {
  readonly url: string
  readonly allow: string
}

/**
 * Answers every method that an operation's path does not take, and OPTIONS with those it does: to no other site. A route
 * for each of the methods that Node can read would be thousands, so most are answered where no route was found.
 */
export function closeOtherMethods(app: FastifyInstance): (operations: readonly Operation[]) => void {
  for (const method of METHODS) {
    if (!never.has(method) && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
  }
  const fixed = new Map<string, Place>()
  const patterns: (readonly [RegExp, Place])[] = []
  app.addHook('onRequest', (req, reply, next) => {
    const [path = ''] = req.url.split('?', 1)
    const place = req.is404 ? (fixed.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1]) : undefined
    if (!place) return next()
    req.pattern = place.url
    // Answered before a body is read.
    if (req.method === 'OPTIONS') void reply.code(204).header('allow', place.allow).send()
    else refuseMethod(reply, place)
  })
  return operations => {
    for (const [url, methods] of methodsByPath(operations)) {
      const place = { url, allow: [...methods, 'OPTIONS'].join(', ') }
      if (url.includes(':')) patterns.push([new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`), place])
      else fixed.set(url, place)
      routeOthers(app, place, methods)
    }
  }
}

function methodsByPath(operations: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const open = new Map<string, Set<string>>()
  for (const operation of operations) {
    const { method, twin } = operation
    for (const path of pathsOf(operation)) {
      const methods = open.get(path) ?? new Set()
      open.set(path, methods)
      methods.add(method)
      if (method === 'GET') methods.add('HEAD')
      if (twin) methods.add(twin)
    }
  }
  return open
}

function routeOthers(app: FastifyInstance, place: Place, methods: ReadonlySet<string>): void {
  const { url } = place
  // Refused before a body is read.
  const refuse = async (_req: unknown, reply: FastifyReply) => refuseMethod(reply, place)
  const others = answered.filter(method => !methods.has(method))
  if (others.length > 0) app.route({ method: others, url, onRequest: refuse, handler: refuse })
}

function refuseMethod(reply: FastifyReply, { allow }: Place): FastifyReply {
  return generalRefusal(reply.header('allow', allow), 'method_not_allowed')
}
