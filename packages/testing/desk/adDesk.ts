import type { OfficeCalls } from '@saya/contract/office.ts'

export type AdWish = OfficeCalls['POST /office/api/ad/create']['input']['body']['wish']

/** An ad as staff say it, on unless it is said otherwise. */
export function adWish(part: Partial<AdWish> = {}): AdWish {
  return { ad_name: 'Ride screens', channel: 'grab', config: {}, domain_id: 1, is_on: true, ...part }
}
