import { done, refuse } from '@saya/contract/outcome.ts'
import { type GatewaySwitch, listGatewayRows, switchGatewayRow } from '../channel/index.ts'
import { actFirst, type Actor } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

interface Turn {
  readonly name: string
  readonly of: GatewaySwitch
  readonly isOn: boolean
  readonly reason: string
}

/** Of two who switch it at once, the later one is told so. */
export async function turnGateway(deps: CashierDeps, actor: Actor, { name, of, isOn, reason }: Turn) {
  const { db } = deps
  const known = await db.ref(listGatewayRows)
  if (!known.some(row => row.name === name)) return refuse('not_found')
  const object = { kind: 'gateway', id: name } as const
  const change = { before: { [of]: !isOn }, after: { [of]: isOn } }
  return actFirst(deps, { actor, act: { action: 'gateway.switch', object, ...change, reason } }, async () => {
    const isSwitched = await db.ref(tx => switchGatewayRow(tx, name, { of, isOn }))
    return isSwitched ? done({}) : refuse('changed_meanwhile')
  })
}
