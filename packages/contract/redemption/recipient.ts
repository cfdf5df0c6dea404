import * as v from 'valibot'
import type { DeliverMethod } from '../goods/goods.ts'
import { mallLimits } from '../limits.ts'
import type { recipientErrors } from './errors.ts'

/** To whom goods go, and where. What a way of delivery does not ask for is empty. */
export interface Recipient {
  readonly recipient_name: string
  readonly phone_number: string
  readonly email: string
  readonly delivery_address: string
  readonly store_address: string
}

export type RecipientField = keyof Recipient
export type RecipientCode = keyof typeof recipientErrors

const fieldsOf: Readonly<Record<DeliverMethod, readonly RecipientField[]>> = {
  1: ['recipient_name', 'phone_number', 'email'],
  2: ['recipient_name', 'phone_number', 'store_address'],
  3: ['recipient_name', 'phone_number', 'delivery_address'],
}

/** What somebody is asked for whose goods come in this way. */
export function recipientFields(method: DeliverMethod): readonly RecipientField[] {
  return fieldsOf[method]
}

/** The one alphabet of addresses, here and at verification. */
const addressShape = /^[\p{L}\p{M}\d ,.()/#-]*$/u
const emailShape = v.pipe(v.string(), v.email())

/** What is wrong with one field, as it was typed. */
export function fieldFault(field: RecipientField, typed: string): RecipientCode | undefined {
  const text = typed.trim()
  switch (field) {
    case 'recipient_name':
      return text === ''
        ? 'recipient_name_missing'
        : text.length > mallLimits.recipientName
          ? 'recipient_name_long'
          : undefined
    case 'phone_number':
      return phoneFault(text)
    case 'email':
      return emailFault(text)
    case 'delivery_address':
      return addressFault(text)
    case 'store_address':
      return text === '' ? 'recipient_store' : undefined
  }
}

/** Spaces are how it is shown, and no part of it. */
export function bareNumber(typed: string): string {
  return typed.replace(/\s/g, '')
}

function phoneFault(typed: string): RecipientCode | undefined {
  const digits = bareNumber(typed)
  if (digits === '') return 'recipient_phone_missing'
  if (!/^(?:09|9)\d*$/.test(digits)) return 'recipient_phone_start'
  if (digits.startsWith('0')) return digits.length === 11 ? undefined : 'recipient_phone_eleven'
  return digits.length === 10 ? undefined : 'recipient_phone_ten'
}

function emailFault(text: string): RecipientCode | undefined {
  if (text === '') return 'recipient_email_missing'
  if (text.length > mallLimits.email) return 'recipient_email_long'
  return v.is(emailShape, text) ? undefined : 'recipient_email_shape'
}

function addressFault(text: string): RecipientCode | undefined {
  if (text === '') return 'recipient_address_missing'
  if (text.length > mallLimits.address) return 'recipient_address_long'
  return addressShape.test(text) ? undefined : 'recipient_address_shape'
}

/** The first field that is wrong, in the order in which they are asked for. */
export function recipientFault(method: DeliverMethod, typed: Recipient): RecipientCode | undefined {
  for (const field of recipientFields(method)) {
    const fault = fieldFault(field, typed[field])
    if (fault) return fault
  }
  return undefined
}

/** As it is kept: without spaces around it, the number by its ten digits, and nothing that was not asked for. */
export function keptRecipient(method: DeliverMethod, typed: Recipient): Recipient {
  const kept = (field: RecipientField) => (recipientFields(method).includes(field) ? typed[field].trim() : '')
  return {
    recipient_name: kept('recipient_name'),
    phone_number: bareNumber(kept('phone_number')).replace(/^0/, ''),
    email: kept('email').toLowerCase(),
    delivery_address: kept('delivery_address'),
    store_address: kept('store_address'),
  }
}
