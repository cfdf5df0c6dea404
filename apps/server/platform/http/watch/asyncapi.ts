import type { Feed } from '@saya/contract/realtime/feed.ts'
import { type Json, schemaOf } from './schemaOf.ts'

/** The AsyncAPI 3 document of every topic, written from the declarations that the broker itself admits by. */
export function asyncapi(feeds: Readonly<Record<string, Feed>>): Json {
  const entries = Object.entries(feeds)
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Saya',
      version: '1',
      description:
        'What the server tells a member without being asked: MQTT over WebSocket. Only the server publishes; a member may listen to their own topics, by their exact names.',
      license: { name: 'Apache-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      player: {
        host: 'localhost:8080',
        pathname: '/mqtt',
        protocol: 'wss',
        description: 'The same origin as the calls',
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: Object.fromEntries(entries.map(([name, feed]) => [name, channel(name, feed)])),
    operations: Object.fromEntries(entries.map(([name, feed]) => [`listenTo${capital(name)}`, listen(name, feed)])),
    components: {
      securitySchemes: {
        token: { type: 'userPassword', description: 'The uid as user name, and the access token as password' },
      },
      messages: Object.fromEntries(entries.map(([name, feed]) => [name, message(name, feed)])),
    },
  }
}

function channel(name: string, { address, summary }: Feed): Json {
  return {
    address,
    summary,
    parameters: { uid: { description: "The member's own uid" } },
    messages: { [name]: { $ref: `#/components/messages/${name}` } },
  }
}

/** From the side of whoever reads the document: they receive. */
function listen(name: string, { summary }: Feed): Json {
  return {
    action: 'receive',
    summary,
    channel: { $ref: `#/channels/${name}` },
    messages: [{ $ref: `#/channels/${name}/messages/${name}` }],
  }
}

function message(name: string, feed: Feed): Json {
  return { name, title: feed.summary, contentType: 'application/json', payload: schemaOf(feed.message, 'output') }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
