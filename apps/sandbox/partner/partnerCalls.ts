import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { type Answer, failed, succeeded } from '../idCheck/gatewayDoor.ts'
import { findPersonOf, issueToken, spendCode } from './partner.store.ts'

interface CallDeps {
  readonly books: Books
  readonly partner: string
  readonly now: () => number
}

const grant = v.object({ grantType: v.literal('AUTHORIZATION_CODE'), authCode: v.string() })

/** `applyToken`: the code that the app was given, for a token of the person. */
export async function applyToken({ books, partner, now }: CallDeps, body: unknown): Promise<Answer> {
  const asked = v.safeParse(grant, body)
  if (!asked.success) return failed('INVALID_ARGUMENT', 'The grant is not known.')
  const spent = await spendCode(books, { value: asked.output.authCode, partner }, now())
  if (typeof spent === 'string') return failed(spent, 'The code proves nobody.')
  const value = randomBytes(24).toString('base64url')
  await issueToken(books, { value, partner, userId: spent.userId, nowMs: now() })
  return { result: succeeded, accessToken: value, customerId: spent.userId }
}

/** `inquiryUserInfo`: who a token is of, as far as they have allowed. */
export async function inquiryUserInfo({ books, partner, now }: CallDeps, body: unknown): Promise<Answer> {
  const asked = v.safeParse(v.object({ accessToken: v.string() }), body)
  const person = asked.success
    ? await findPersonOf(books, { value: asked.output.accessToken, partner }, now())
    : undefined
  if (!person) return failed('INVALID_ACCESS_TOKEN', 'The token is not known.')
  const { user_id: userId, phone, first_name: firstName, last_name: lastName, birth_date: birthDate } = person
  return {
    result: succeeded,
    userInfo: {
      userId,
      ...(phone ? { loginIdInfos: [{ loginId: phone, loginIdType: 'MOBILE_PHONE' }] } : {}),
      ...(firstName ? { userName: { fullName: `${firstName} ${lastName ?? ''}`.trim(), firstName, lastName } } : {}),
      ...(birthDate ? { birthDate } : {}),
    },
  }
}
