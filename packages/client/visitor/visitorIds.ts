import type { HeaderSources } from '../headers.ts'
import type { ValueStore } from './storage.ts'

export interface Referral {
  readonly referrerId: string
  readonly channelId: string
}

export interface VisitorIds {
  saveAd(ad: { readonly adId?: string; readonly adClientId?: string }): void
  saveReferral(referral: Referral): void
  /** Somebody was registered by it. */
  dropReferral(): void
  /** As the headers of every call want them. */
  read: NonNullable<HeaderSources['ids']>
}

/** Keeps who brought this visitor, for every later call and visit. */
export function visitorIds(storage: ValueStore): VisitorIds {
  return {
    saveAd: ({ adId, adClientId }) => {
      if (adId !== undefined) storage.set('adId', adId)
      if (adClientId !== undefined) storage.set('adClientId', adClientId)
    },
    saveReferral: referral => storage.set('referral', referral),
    dropReferral: () => storage.remove('referral'),
    read: () => {
      const referral = storage.get<Referral>('referral')
      return {
        'ad-id': storage.get<string>('adId'),
        'adc-id': storage.get<string>('adClientId'),
        're-id': referral?.referrerId,
        'ch-id': referral?.channelId,
      }
    },
  }
}
