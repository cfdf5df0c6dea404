import { METHODS } from 'node:http'
import type { Operation } from '@saya/contract'
import { pathsOf } from '@saya/contract/operation.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { generalRefusal } from './envelope.ts'

/** Node hands these to nobody, or only to a proxy. */
const never = new Set(['CONNECT'])

/** Answers every method that an operation's path does not take, and OPTIONS with those it does: to no other site. */
export function closeOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
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
  const all = knownMethods(app)
  for (const [url, methods] of open) {
    const allow = [...methods, 'OPTIONS'].join(', ')
    // Refused before a body is read.
    const onRequest = async (_req: unknown, reply: FastifyReply) =>
      generalRefusal(reply.header('allow', allow), 'method_not_allowed')
    const handler = async (_req: unknown, reply: FastifyReply) => reply.code(204).header('allow', allow).send()
    const rest = all.filter(method => !methods.has(method) && method !== 'OPTIONS')
    app.route({ method: rest, url, onRequest, handler })
    app.route({ method: 'OPTIONS', url, onRequest: handler, handler })
  }
}

/** Teaches the server every method that Node can read, so that each gets an answer of ours. */
function knownMethods(app: FastifyInstance): string[] {
  const methods = METHODS.filter(method => !never.has(method))
  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  return methods
}
