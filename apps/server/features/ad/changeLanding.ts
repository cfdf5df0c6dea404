import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { hasPicture } from '../popup/index.ts'
import { actFirst } from '../staff/index.ts'
import type { AdDeps } from './deps.ts'
import { findLanding, setLanding } from './landing.store.ts'

/** What is changed is on record before it counts; so is what came between. */
export function changeLanding(deps: AdDeps): Handler<typeof officeContract.ad.changeLanding> {
  const { db, clock } = deps
  return async call => {
    const { name, version, wish: values, reason } = call.body
    const kept = await db.ref(tx => findLanding(tx, name))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    // Those of ours are named in the contract; only what was uploaded may be missing.
    const isUploaded = values.img.startsWith('/img/popups/')
    if (isUploaded && values.img !== kept.img && !(await hasPicture(deps, values.img)))
      return refuse('ad_picture_unknown')
    const { name: _name, version: _version, updated_at: _at, ...before } = kept
    const nowMs = clock.now()
    const object = { kind: 'landing', id: name } as const
    const act = { action: 'ad.change', object, reason, before, after: { ...values } } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await db.ref(tx => setLanding(tx, version, { name, values, nowMs }))
      return isSet ? done({ version: version + 1 }) : refuse('changed_meanwhile')
    })
  }
}
