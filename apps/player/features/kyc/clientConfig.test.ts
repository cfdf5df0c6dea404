import { toBase64 } from '@saya/client'
import { expect, test } from 'vitest'
import { clientConfig } from './clientConfig.ts'

test('the configuration is the JSON inside the content of the encoded object [KYC-112]', () => {
  const content = JSON.stringify({ bizId: 'b-1', title: 'Peñafrancia' })
  expect(clientConfig(toBase64(JSON.stringify({ content })))).toEqual({ bizId: 'b-1', title: 'Peñafrancia' })
})

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', toBase64('content')],
  ['no content', toBase64('{}')],
  ['content that is no JSON', toBase64('{"content":"a"}')],
  ['content that is no object', toBase64('{"content":"[1]"}')],
])('%s yields an empty object [KYC-113]', (_what, encoded) => {
  expect(clientConfig(encoded)).toEqual({})
})
