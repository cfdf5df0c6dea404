import type { Books } from '../books.store.ts'

export interface PartnerPerson {
  readonly partner: string
  readonly userId: string
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly birthDate: string | null
}

export async function keepPerson(books: Books, person: PartnerPerson): Promise<void> {
  const { partner, userId, phone, firstName, lastName, birthDate } = person
  await books.query(
    `insert into partner_person values ($1, $2, $3, $4, $5, $6)
     on conflict (partner, user_id) do update set phone = $3, first_name = $4, last_name = $5, birth_date = $6`,
    [partner, userId, phone, firstName, lastName, birthDate],
  )
}

interface Grant {
  readonly value: string
  readonly partner: string
  readonly userId: string
  readonly nowMs: number
}

export async function issueCode(books: Books, { value, partner, userId, nowMs }: Grant): Promise<void> {
  await books.query('insert into partner_code values ($1, $2, $3, $4, null)', [value, partner, userId, nowMs])
}

export async function issueToken(books: Books, { value, partner, userId, nowMs }: Grant): Promise<void> {
  await books.query('insert into partner_token values ($1, $2, $3, $4)', [value, partner, userId, nowMs])
}

interface GrantValue {
  readonly value: string
  readonly partner: string
}

export type SpentCode = { readonly userId: string } | 'INVALID_CODE' | 'USED_CODE' | 'EXPIRED_CODE'

const codeMs = 60_000
const tokenMs = 3_600_000

/** Uses a code up. Of two at once that show it, one is given the person. */
export async function spendCode(books: Books, { value, partner }: GrantValue, nowMs: number): Promise<SpentCode> {
  const [spent] = await books.query<{ user_id: string; issued_at_ms: string }>(
    `update partner_code set used_at_ms = $3 where code = $1 and partner = $2 and used_at_ms is null
     returning user_id, issued_at_ms`,
    [value, partner, nowMs],
  )
  if (spent) return nowMs - Number(spent.issued_at_ms) < codeMs ? { userId: spent.user_id } : 'EXPIRED_CODE'
  const known = await books.query('select 1 from partner_code where code = $1 and partner = $2', [value, partner])
  return known.length > 0 ? 'USED_CODE' : 'INVALID_CODE'
}

export async function findPersonOf(books: Books, { value, partner }: GrantValue, nowMs: number) {
  const [row] = await books.query<{
    user_id: string
    phone: string | null
    first_name: string | null
    last_name: string | null
    birth_date: string | null
  }>(
    `select person.* from partner_token token join partner_person person using (partner, user_id)
     where token.token = $1 and token.partner = $2 and token.issued_at_ms > $3`,
    [value, partner, nowMs - tokenMs],
  )
  return row
}
