import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { gatewayOptions } from '../../shared/gatewayTitles.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Channel } from './channels.tsx'

function decide(isAgreed: boolean): Act<Channel> {
  return {
    name: isAgreed ? 'agree' : 'refuse',
    title: isAgreed ? 'Approve' : 'Refuse',
    permission: 'channel.agree',
    isGrave: !isAgreed,
    warning: isAgreed
      ? 'The next withdrawals of every member with an account there use these details. The person who proposed them cannot approve them.'
      : 'The payout details stay as they are. The person who proposed the change can withdraw it this way.',
    fields: [reasonField],
    fits: ({ way }) => way !== null && (!isAgreed || !way.is_mine),
    run: ({ way }, { reason = '' }) =>
      callOffice('POST /office/api/channel/way/decide', { body: { id: way?.id ?? '', is_agreed: isAgreed, reason } }),
    done: isAgreed ? 'Approved. It applies from the next withdrawal.' : 'Refused.',
  }
}

/** What two people do about the way by which money goes out, from how it stands. */
export function wayActsOf({ name, gateway, instrument }: Channel): readonly Act<Channel>[] {
  return [
    {
      name: 'propose',
      title: 'Propose a change',
      permission: 'channel.change',
      warning:
        'Nothing changes until a colleague approves it. If the bank code changes, withdrawals to existing accounts there wait for a review.',
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
        { name: 'instrument', title: 'Bank code (BIC)', kind: 'line', least: 1, value: instrument },
        reasonField,
      ],
      fits: ({ way }) => way === null,
      run: ({ id, version }, { name: to = '', gateway: payer = '', instrument: bank = '', reason = '' }) =>
        callOffice('POST /office/api/channel/way/propose', {
          body: { id, version, name: to, gateway: payer, instrument: bank, reason },
        }),
      done: 'Proposed. A colleague must approve it.',
    },
    decide(true),
    decide(false),
  ]
}
