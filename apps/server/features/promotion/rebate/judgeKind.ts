import type { Device } from '../../../platform/http/request/device.ts'
import { hashDevice } from '../claim/hashDevice.ts'
import type { PromotionDeps } from '../deps.ts'
import { listShown } from '../held.ts'
import { isHidden, type JudgedOffer, judgeViewer } from '../offered.ts'
import { readMembers } from '../readMembers.ts'

/** Whoever looks, and where. */
interface Viewing {
  readonly caller: { readonly uid: bigint }
  readonly device: Device
  readonly brand: string
}

/** What holds of one kind, over or not, with what is found of whoever looks; what stands highest comes first. */
export async function judgeKind(deps: PromotionDeps, { caller: { uid }, device, brand }: Viewing, kind: string) {
  const { db, clock } = deps
  const [deviceHash, nowMs] = [hashDevice(deps.lookupKeys, device.id), clock.now()]
  const member = (await readMembers(deps, work => db.member(uid, work), [uid])).get(uid)
  if (!member) return []
  const shown = (await db.ref(tx => listShown(tx, nowMs))).filter(({ version }) => version.kind === kind)
  return db.app(async tx => {
    const judged: JudgedOffer[] = []
    for (const offered of shown.toSorted((one, other) => other.offer.place - one.offer.place)) {
      const one = { offered, verdict: await judgeViewer(tx, offered, { uid, member, deviceHash, brand, nowMs }) }
      if (!isHidden(one)) judged.push(one)
    }
    return judged
  })
}
