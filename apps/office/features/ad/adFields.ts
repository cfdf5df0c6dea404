import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import type { Ad } from './ads.tsx'

type AdInput = InputOf<'POST /office/api/ad/create'>['body']
export type Wish = AdInput['wish'] & Pick<AdInput, 'ad_id'>

const idField: ActField = {
  name: 'ad_id',
  title: 'Ad ID',
  kind: 'line',
  least: 1,
  hint: 'Used in the links: /grabvip?ad_id=… Letters, digits, dots and dashes. You cannot change it later.',
}

const fields: readonly ActField[] = [
  { name: 'ad_name', title: 'Name', kind: 'line', least: 1 },
  {
    name: 'channel',
    title: 'Channel',
    kind: 'line',
    least: 1,
    hint: 'Where the ad is shown, such as grab or outdoor.',
  },
  { name: 'domain_id', title: 'Domain', kind: 'line', least: 1, hint: 'The number of the site that the ad links to.' },
  {
    name: 'tracker',
    title: 'Tracker',
    kind: 'choice',
    options: [['tracker', 'The tracker of this site']],
    hint: 'We ask this tracker for its ID of the visitor. Leave it empty to ask no tracker.',
  },
  { name: 'is_on', title: 'On', kind: 'check' },
]

/** The id is said once, of a new one. */
export function fieldGroupsOf(ad: Ad | undefined): readonly (readonly [title: string, fields: readonly ActField[]])[] {
  return [['The ad', ad ? fields : [idField, ...fields]]]
}

/** An ad as its form shows it; a new one is off. */
export function valuesOf(ad: Ad | undefined): ActValues {
  if (!ad) return { domain_id: '0' }
  return {
    ad_id: ad.ad_id,
    ad_name: ad.ad_name,
    channel: ad.channel,
    domain_id: String(ad.domain_id),
    tracker: ad.config.tracker ?? '',
    is_on: ad.is_on ? 'yes' : '',
  }
}

/** What the form says, or which of its fields cannot be read. */
export function wishOf(values: ActValues): Wish | string {
  const at = (name: string) => (values[name] ?? '').trim()
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(at('ad_id')))
    return 'Use only letters, digits, dots and dashes in the ID.'
  if (!/^(0|[1-9]\d{0,5})$/.test(at('domain_id'))) return 'Enter a whole number for the domain.'
  return {
    ad_id: at('ad_id'),
    ad_name: at('ad_name'),
    channel: at('channel'),
    domain_id: Number(at('domain_id')),
    config: at('tracker') === 'tracker' ? { tracker: 'tracker' } : {},
    is_on: at('is_on') === 'yes',
  }
}
