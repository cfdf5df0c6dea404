import { askOffice, staffOf } from './operator.ts'
import type { World } from './world.ts'

interface VoucherWish {
  readonly quantity?: number
  /** Of each, in whole pesos. */
  readonly amount?: string
  readonly expires_on?: string
}

interface IssuedCodes {
  readonly batchId: string
  readonly codes: readonly string[]
}

/** Has somebody of finance make a batch of vouchers and a colleague agree, and gives the codes that they were told. */
export async function voucherCodes(world: World, wish: VoucherWish = {}): Promise<IssuedCodes> {
  const { token } = await staffOf(world, { role: 'finance' })
  const body = { quantity: 1, amount: '500', expires_on: '2026-12-31', note: 'For a test', ...wish }
  const made = await askOffice(world, 'POST /office/api/voucher/batch/create', { body }, token)
  if (made.status !== 200) throw new Error(`No batch was made: ${made.sentence}`)
  const { id } = made.data
  await agreeToBatch(world, id)
  const told = await askOffice(
    world,
    'POST /office/api/voucher/batch/issue',
    { body: { id, reason: 'For a test' } },
    token,
  )
  if (told.status !== 200) throw new Error(`No codes were told: ${told.sentence}`)
  const codes = told.data.csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[2] ?? '')
  return { batchId: id, codes }
}

/** Somebody else agrees to a batch, so that it may be issued. */
export async function agreeToBatch(world: World, id: string): Promise<void> {
  const { token } = await staffOf(world, { role: 'compliance' })
  const body = { id, is_approved: true, reason: 'Looked at it' }
  const agreed = await askOffice(world, 'POST /office/api/voucher/batch/decide', { body }, token)
  if (agreed.status !== 200) throw new Error(`Nobody agreed to the batch: ${agreed.sentence}`)
}
