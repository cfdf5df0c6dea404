import type { AppTx, MemberTx, RefTx } from '../../../apps/server/platform/db/database.ts'

export interface ProviderWish {
  readonly balance_answer?: 'current' | 'original'
  readonly settled_can_be_taken_back?: boolean
  readonly unknown_rollback_is_error?: boolean
  readonly cancel_names_bet_by?: 'reference' | 'transaction'
  readonly session_opens?: 'game' | 'provider'
  readonly round_ends?: 'told' | 'win'
  readonly round_ends_after_h?: number | null
  readonly prizes_told_above?: bigint
  readonly active?: boolean
}

interface TestProvider {
  readonly id: number
  readonly code: string
  readonly dialect: string
  readonly game: string
}

const plain = {
  balance_answer: 'current',
  settled_can_be_taken_back: false,
  unknown_rollback_is_error: false,
  cancel_names_bet_by: 'reference',
  session_opens: 'game',
  round_ends: 'told',
  round_ends_after_h: null,
  active: true,
} as const

export async function addProvider(
  tx: RefTx,
  { id, code, dialect }: Omit<TestProvider, 'game'>,
  wish: ProviderWish = {},
): Promise<void> {
  const row = { ...plain, ...wish }
  await tx
    .insertInto('provider_link')
    .values({ id, code, dialect, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function linkProvider(tx: RefTx, provider: TestProvider, wish: ProviderWish): Promise<void> {
  await addProvider(tx, provider, wish)
  const { id, game } = provider
  await tx
    .insertInto('provider_link_game')
    .values([
      { link: id, code: game, game: 1001 },
      { link: id, code: `${game}-2`, game: 1002 },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function setBalance(tx: MemberTx, uid: bigint, balance: bigint): Promise<void> {
  await tx.updateTable('wallet').set({ balance }).where('uid', '=', uid).where('asset', '=', 'PHP').execute()
}

export function listIncidents(tx: AppTx) {
  return tx.selectFrom('incident').select(['kind', 'subject', 'detail', 'closed_at']).orderBy('id').execute()
}
