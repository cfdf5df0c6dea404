import { done, refuse } from '@saya/contract/outcome.ts'
import { type GatewaySwitch, listGatewayRows, switchGatewayRow } from '../channel/index.ts'
import { actAs, type Actor } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

interface Turn {
  readonly name: string
  readonly of: GatewaySwitch
  readonly isOn: boolean
  readonly reason: string
}

/** On record before it counts, since the two stand in different schemas. */
export async function turnGateway({ db, clock }: CashierDeps, call: Actor, { name, of, isOn, reason }: Turn) {
  const known = await db.ref(listGatewayRows)
  if (!known.some(row => row.name === name)) return refuse('not_found')
  const act = { action: 'gateway.switch', object: { kind: 'gateway', id: name }, reason } as const
  const keep = (after: Readonly<Record<string, unknown>>) =>
    db.app(tx => actAs(tx, call, { ...act, before: { [of]: !isOn }, after, nowMs: clock.now() }))
  await keep({ [of]: isOn })
  if (await db.ref(tx => switchGatewayRow(tx, name, { of, isOn }))) return done({})
  await keep({ [of]: isOn, refused: 'changed_meanwhile' })
  return refuse('changed_meanwhile')
}
