import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import type { Ad } from './ads.tsx'

type AdInput = InputOf<'POST /office/api/ad/create'>['body']
export type Wish = AdInput['wish'] & Pick<AdInput, 'ad_id'>

const idField: ActField = {
  name: 'ad_id',
  title: 'ID in its links',
  kind: 'line',
  least: 1,
  hint: 'Letters, digits, dots and dashes; it never changes: /grabvip?ad_id=…',
}

const fields: readonly ActField[] = [
  { name: 'ad_name', title: 'Name', kind: 'line', least: 1 },
  { name: 'channel', title: 'Channel', kind: 'line', least: 1, hint: 'Where it is shown, such as grab or outdoor.' },
  { name: 'domain_id', title: 'Domain', kind: 'line', least: 1, hint: 'The number of the site that it leads to.' },
  {
    name: 'tracker',
    title: 'Tracker',
    kind: 'choice',
    options: [['tracker', 'The tracker of this site']],
    hint: 'It is asked by which ID it knows the visitor. Nobody is asked where nothing is chosen.',
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
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(at('ad_id'))) return 'The ID is of letters, digits, dots and dashes.'
  if (!/^(0|[1-9]\d{0,5})$/.test(at('domain_id'))) return 'The domain is a whole number.'
  return {
    ad_id: at('ad_id'),
    ad_name: at('ad_name'),
    channel: at('channel'),
    domain_id: Number(at('domain_id')),
    config: at('tracker') === 'tracker' ? { tracker: 'tracker' } : {},
    is_on: at('is_on') === 'yes',
  }
}
