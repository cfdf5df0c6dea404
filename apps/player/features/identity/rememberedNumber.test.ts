// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { storage } from '../../shared/device/storage.ts'
import { keepProceeded } from '../../shared/session/proceeded.ts'
import { readRemembered, remember } from './rememberedNumber.ts'

afterEach(() => storage().clearExcept([]))

const number = '9171234567'

test('the agreement is kept with the number, and counts until the terms have changed [SHELL-94]', () => {
  keepProceeded('terms of May')
  remember(number)
  expect(readRemembered()).toEqual({ number, hasAgreed: true })
  keepProceeded('terms of June')
  expect(readRemembered()).toEqual({ number, hasAgreed: false })
  remember(number)
  expect(readRemembered()).toEqual({ number, hasAgreed: true })
})

test('where nobody wanted the number kept, nothing of them is [SHELL-94]', () => {
  keepProceeded('terms of May')
  expect(readRemembered()).toBeUndefined()
  remember(number)
  remember(null)
  expect(readRemembered()).toBeUndefined()
  expect(storage().get('remembered')).toBeUndefined()
})

test('another number does not take over what the one before agreed to [SHELL-94]', () => {
  keepProceeded('terms of May')
  remember(number)
  keepProceeded('')
  remember('9187654321')
  expect(readRemembered()).toEqual({ number: '9187654321', hasAgreed: false })
})
