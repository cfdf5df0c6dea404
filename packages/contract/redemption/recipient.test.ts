import { expect, test } from 'vitest'
import { recipientErrors } from './errors.ts'
import { fieldFault, keptRecipient, type RecipientField, recipientFault, recipientFields } from './recipient.ts'

function fault(field: RecipientField, typed: string) {
  const code = fieldFault(field, typed)
  return code && recipientErrors[code].text[0]
}

test.each([
  ['recipient_name', '', 'Recipient name is required', 'MALL-15'],
  ['recipient_name', '   ', 'Recipient name is required', 'MALL-15'],
  ['recipient_name', 'a'.repeat(20), undefined, 'MALL-15'],
  ['recipient_name', 'a'.repeat(21), 'Recipient name: at most 20 characters', 'MALL-15'],
  ['phone_number', '', 'Phone number is required', 'MALL-16'],
  ['phone_number', '8171234567', 'Phone number must start with 9 or 09', 'MALL-17'],
  ['phone_number', '00917123456', 'Phone number must start with 9 or 09', 'MALL-17'],
  ['phone_number', '0917 123 4567', undefined, 'MALL-18'],
  ['phone_number', '0917123456', "Sorry, it's not a valid phone number, should be 11 digits", 'MALL-18'],
  ['phone_number', '091712345678', "Sorry, it's not a valid phone number, should be 11 digits", 'MALL-18'],
  ['phone_number', '917 123 4567', undefined, 'MALL-19'],
  ['phone_number', '917123456', "Sorry, it's not a valid phone number, should be 10 digits", 'MALL-19'],
  ['phone_number', '91712345678', "Sorry, it's not a valid phone number, should be 10 digits", 'MALL-19'],
] as const)('%s %j: %s [%s]', (field, typed, sentence, _id) => {
  expect(fault(field, typed)).toBe(sentence)
})

test.each([
  ['delivery_address', '', 'Delivery address is required', 'MALL-21'],
  ['delivery_address', 'Blk 3, Lot 5 #12 (rear), Sto. Niño', undefined, 'MALL-22'],
  ['delivery_address', 'Lot 5 @ Makati', 'Allowed characters: A-Z, a-z, space, comma, period', 'MALL-22'],
  ['delivery_address', 'a'.repeat(100), undefined, 'MALL-21'],
  ['delivery_address', 'a'.repeat(101), 'Delivery address: at most 100 characters', 'MALL-21'],
  ['email', '', 'Email address is required', 'MALL-23'],
  ['email', 'ana@', 'Email Address Error', 'MALL-24'],
  ['email', 'ana@example.com', undefined, 'MALL-24'],
  ['email', `ana@${'a.'.repeat(47)}ph`, undefined, 'MALL-23'],
  ['email', `${'a'.repeat(89)}@example.com`, 'Email address: at most 100 characters', 'MALL-23'],
] as const)('%s %j: %s [%s]', (field, typed, sentence, _id) => {
  expect(fault(field, typed)).toBe(sentence)
})

test('a store that things wait at must be chosen', () => {
  expect(fault('store_address', '')).toBe('Please choose a store')
})

test('each way of delivery asks for its own fields, and what it does not ask for is kept empty', () => {
  expect([1, 2, 3].map(method => recipientFields(method as 1 | 2 | 3).at(-1))).toEqual([
    'email',
    'store_address',
    'delivery_address',
  ])
  const typed = {
    recipient_name: ' Ana ',
    phone_number: '0917 123 4567',
    email: 'Ana@Example.com',
    delivery_address: 'Makati',
    store_address: 'Cebu',
  }
  expect(recipientFault(1, typed)).toBeUndefined()
  expect(keptRecipient(1, typed)).toEqual({
    recipient_name: 'Ana',
    phone_number: '9171234567',
    email: 'ana@example.com',
    delivery_address: '',
    store_address: '',
  })
})
