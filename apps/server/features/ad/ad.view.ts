import type { ad, adConfig, adWish, deskAd } from '@saya/contract/ad/ad.ts'
import type * as v from 'valibot'
import type { AdRow, AdValues } from './ad.store.ts'

type Config = v.InferOutput<typeof adConfig>

function configOf({ tracker }: Pick<AdRow, 'tracker'>): Config {
  return tracker ? { tracker: tracker as NonNullable<Config['tracker']> } : {}
}

export function viewAd(row: AdRow): v.InferOutput<typeof ad> {
  return {
    ad_id: row.ad_id,
    ad_name: row.ad_name,
    channel: row.channel,
    config: configOf(row),
    domain_id: row.domain_id,
    state: row.is_on ? 1 : 0,
  }
}

export function viewDeskAd(row: AdRow): v.InferOutput<typeof deskAd> {
  return {
    ad_id: row.ad_id,
    version: row.version,
    ad_name: row.ad_name,
    channel: row.channel,
    config: configOf(row),
    domain_id: row.domain_id,
    is_on: row.is_on,
    updated_at: Math.floor(row.updated_at / 1000),
  }
}

/** What staff said as it is kept. */
export function adValuesOf({ config, ...values }: v.InferOutput<typeof adWish>): AdValues {
  return { ...values, tracker: config.tracker ?? null }
}
