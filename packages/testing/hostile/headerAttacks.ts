import type { Attack } from './attack.ts'

const anyOperation = () => true

export const headerAttacks: readonly Attack[] = [
  {
    name: 'an encoding we do not speak',
    fits: anyOperation,
    spoil({ draft, chance }) {
      draft.headers.accept = chance.pick([
        'text/html',
        'image/*',
        'application/xml;q=0.9',
        'application/cbor;q=0, application/json;q=0',
        'application/json;q=0.0',
        'cbor',
      ])
      return [406]
    },
  },
  {
    name: 'an Accept that makes little sense',
    fits: anyOperation,
    spoil({ draft, chance }) {
      draft.headers.accept = chance.pick([
        ';;;,,,*/*',
        'application/json;q=2, */*;q=0.1',
        ', application/json',
        '*/*;q=',
        `${'a/b,'.repeat(1000)}*/*`,
        '__proto__, */*',
      ])
      return undefined
    },
  },
  {
    name: 'our own headers with other content',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const name = chance.pick([
        'd',
        'lang',
        'adc-id',
        'ad-id',
        're-id',
        'ch-id',
        'idempotency-key',
        'if-none-match',
        'accept-encoding',
        'x-request-id',
      ])
      draft.headers[name] = chance.pick([
        '',
        '-1',
        'a'.repeat(4000),
        '"',
        "';--",
        '${jndi:ldap://x}',
        'Ã±',
        '%00',
        'W/"*", *',
        'br;q=0',
      ])
      return undefined
    },
  },
  {
    name: 'a forged origin of the request',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const name = chance.pick([
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'forwarded',
        'x-real-ip',
        'host',
        'x-http-method-override',
        'x-original-url',
      ])
      draft.headers[name] = chance.pick([
        '127.0.0.1',
        'unknown',
        '::1, 10.0.0.1',
        'a b',
        '/office',
        'DELETE',
        'slots.example',
        'x'.repeat(300),
        '<script>',
      ])
      return undefined
    },
  },
  {
    name: 'a request as it should be',
    fits: anyOperation,
    spoil: () => undefined,
  },
]
