import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { gatewayOptions } from '../../shared/gatewayTitles.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Channel } from './channels.tsx'

function decide(isAgreed: boolean): Act<Channel> {
  return {
    name: isAgreed ? 'agree' : 'refuse',
    title: isAgreed ? 'Agree' : 'Refuse',
    permission: 'channel.agree',
    isGrave: !isAgreed,
    warning: isAgreed
      ? 'The next withdrawals go that way, of every member with an account there. Whoever proposed it cannot agree.'
      : 'The way stays as it is. Whoever proposed another may take it back so.',
    fields: [reasonField],
    fits: ({ way }) => way !== null && (!isAgreed || !way.is_mine),
    run: ({ way }, { reason = '' }) =>
      callOffice('POST /office/api/channel/way/decide', { body: { id: way?.id ?? '', is_agreed: isAgreed, reason } }),
    done: isAgreed ? 'Agreed. It counts from the next withdrawal on.' : 'Refused.',
  }
}

/** What two people do about the way by which money goes out, from how it stands. */
export function wayActsOf({ name, gateway, instrument }: Channel): readonly Act<Channel>[] {
  return [
    {
      name: 'propose',
      title: 'Propose another way',
      permission: 'channel.change',
      warning:
        'Nothing changes until a colleague has agreed. Where the bank’s code changes, withdrawals to accounts that members have there already wait for a person.',
      fields: [
        { name: 'name', title: 'Name', kind: 'line', least: 1, value: name },
        {
          name: 'gateway',
          title: 'Gateway',
          kind: 'choice',
          options: gatewayOptions.slice(1),
          least: 1,
          value: gateway,
        },
        { name: 'instrument', title: 'The bank’s code (BIC)', kind: 'line', least: 1, value: instrument },
        reasonField,
      ],
      fits: ({ way }) => way === null,
      run: ({ id, version }, { name: to = '', gateway: payer = '', instrument: bank = '', reason = '' }) =>
        callOffice('POST /office/api/channel/way/propose', {
          body: { id, version, name: to, gateway: payer, instrument: bank, reason },
        }),
      done: 'Proposed. A colleague has to agree.',
    },
    decide(true),
    decide(false),
  ]
}
