import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpline } from '@saya/contract/exclusion/helpline.ts'

test('the helpline that messages name is the one of the operator’s own texts', () => {
  const operator = JSON.parse(readFileSync(new URL('../../../../content/operator.json', import.meta.url), 'utf8')) as {
    helpline: string
  }
  expect(operator.helpline).toBe(helpline)
})
