import { expect, test } from 'vitest'
import { recipientErrors } from './errors.ts'
import { fieldFault, keptRecipient, type RecipientField, recipientFault, recipientFields } from './recipient.ts'

function fault(field: RecipientField, typed: string) {
  const code = fieldFault(field, typed)
  return code && recipientErrors[code].text[0]
}

test.each([
  ['recipient_name', '', 'Recipient name is required'],
  ['recipient_name', '   ', 'Recipient name is required'],
  ['recipient_name', 'a'.repeat(20), undefined],
  ['recipient_name', 'a'.repeat(21), 'Recipient name maxLength is 20'],
  ['phone_number', '', 'Phone number is required'],
  ['phone_number', '8171234567', 'Phone number must start with 9 or 09'],
  ['phone_number', '00917123456', 'Phone number must start with 9 or 09'],
  ['phone_number', '0917 123 4567', undefined],
  ['phone_number', '0917123456', "Sorry, it's not a valid phone number, should be 11 digits"],
  ['phone_number', '091712345678', "Sorry, it's not a valid phone number, should be 11 digits"],
  ['phone_number', '917 123 4567', undefined],
  ['phone_number', '917123456', "Sorry, it's not a valid phone number, should be 10 digits"],
  ['phone_number', '91712345678', "Sorry, it's not a valid phone number, should be 10 digits"],
] as const)('%s %j: %s [MALL-15, MALL-16, MALL-17, MALL-18, MALL-19]', (field, typed, sentence) => {
  expect(fault(field, typed)).toBe(sentence)
})

test.each([
  ['delivery_address', '', 'Delivery address is required'],
  ['delivery_address', 'Blk 3, Lot 5 #12 (rear), Sto. Niño', undefined],
  ['delivery_address', 'Lot 5 @ Makati', 'Allowed characters: A-Z, a-z, space, comma, period'],
  ['delivery_address', 'a'.repeat(100), undefined],
  ['delivery_address', 'a'.repeat(101), 'Delivery address maxLength is 100'],
  ['email', '', 'Email address is required'],
  ['email', 'ana@', 'Email Address Error'],
  ['email', 'ana@example.com', undefined],
  ['email', `${'a'.repeat(89)}@example.com`, 'Email address maxLength is 100'],
  ['store_address', '', 'Please choose a store'],
] as const)('%s %j: %s [MALL-21, MALL-22, MALL-23, MALL-24]', (field, typed, sentence) => {
  expect(fault(field, typed)).toBe(sentence)
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
