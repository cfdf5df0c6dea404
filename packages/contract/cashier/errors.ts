import { groupDigits } from '@saya/money'
import { moneyLimits } from '../limits.ts'
import { refusals } from '../refusal.ts'

const mostDeposit = groupDigits(String(moneyLimits.depositMostPesos))

export const cashierErrors = refusals({
  channel_limits: {
    status: 422,
    text: [
      `The minimum must be more than zero and not above the maximum, both in pesos and centavos. A deposit is at most ₱${mostDeposit}.`,
      `Ang minimum ay dapat higit sa zero at hindi lalampas sa maximum, sa piso at sentimo. Hanggang ₱${mostDeposit} ang isang deposit.`,
    ],
  },
  channel_quick: {
    status: 422,
    text: [
      'Every quick amount must be between the minimum and the maximum.',
      'Dapat nasa pagitan ng minimum at maximum ang bawat quick amount.',
    ],
  },
  channel_picture: {
    status: 422,
    text: ['This picture was not found. Choose another one.', 'Hindi nahanap ang larawan. Pumili ng iba.'],
  },
  channel_unserved: {
    status: 422,
    text: [
      "To open a channel, set its gateway and the gateway's name for the instrument.",
      'Para mabuksan ang channel, i-set ang gateway at ang pangalan ng instrument.',
    ],
  },
  channel_unreached: {
    status: 422,
    text: [
      'This gateway cannot pay this bank or wallet. Choose another gateway, or check the bank code.',
      'Hindi nagbabayad ang gateway na ito sa bangko o wallet na ito. Pumili ng iba, o i-check ang bank code.',
    ],
  },
  channel_voucher: {
    status: 422,
    text: [
      'This channel is for voucher codes, so it has no gateway.',
      'Para sa voucher codes ang channel na ito, kaya wala itong gateway.',
    ],
  },
  channel_whole: {
    status: 422,
    text: [
      'Payouts are in whole pesos, so the minimum and maximum must be whole pesos.',
      'Buong piso ang payout, kaya dapat buong piso rin ang minimum at maximum.',
    ],
  },
  channel_instrument: {
    status: 422,
    text: [
      'This gateway has no instrument with that name. Check the name, or choose another gateway.',
      'Walang ganyang instrument ang gateway na ito. I-check ang pangalan, o pumili ng ibang gateway.',
    ],
  },
  channel_name: {
    status: 409,
    text: [
      'Another channel in this direction already has this name. Choose another name.',
      'May ibang channel na sa direksyong ito na may ganyang pangalan. Pumili ng ibang pangalan.',
    ],
  },
  channel_way: {
    status: 409,
    text: [
      'Two people must change the name, gateway and bank code of a payout channel. Propose the change above the form.',
      'Dalawang tao ang dapat magpalit ng pangalan, gateway at bank code ng payout channel. I-propose ito sa itaas ng form.',
    ],
  },
  way_same: {
    status: 409,
    text: ['The channel already has these payout details.', 'Ganyan na ang payout details ng channel.'],
  },
  way_waiting: {
    status: 409,
    text: [
      'Another change to the payout details is waiting for approval. It must be decided first.',
      'May ibang pagbabago sa payout details na naghihintay ng approval. Dapat munang desisyunan iyon.',
    ],
  },
  way_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
  break_member: {
    status: 422,
    text: [
      'No open account has this UID. Check the UID.',
      'Walang bukas na account na may ganitong UID. I-check ang UID.',
    ],
  },
  break_currency: {
    status: 422,
    text: [
      'Only pesos can be credited. Refund it at the gateway.',
      'Piso lang ang puwedeng i-credit. I-refund ito sa gateway.',
    ],
  },
  break_taken: {
    status: 422,
    text: [
      'This payment was already credited to a deposit. Ask the gateway, and write down its answer.',
      'Na-credit na sa isang deposit ang bayad na ito. Tanungin ang gateway, at isulat ang sagot.',
    ],
  },
  break_changed: {
    status: 409,
    text: [
      'The gateway now reports different details for this payment: its amount, currency or reference. The proposal was not credited. You see the current details.',
      'Iba na ang report ng gateway sa bayad na ito: halaga, currency o reference. Hindi na-credit ang proposal. Ang kasalukuyang detalye ang nakikita mo.',
    ],
  },
  break_gone: {
    status: 409,
    text: [
      'The gateway no longer reports this payment as paid. Nobody was credited. Check at the gateway whether it was refunded.',
      'Hindi na nakatalang paid ang bayad na ito sa gateway. Walang na-credit. I-check sa gateway kung na-refund na ito.',
    ],
  },
  break_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve.',
    ],
  },
  day_ahead: {
    status: 422,
    text: [
      'That day has not started yet. Choose today or an earlier day.',
      'Hindi pa nagsisimula ang araw na iyan. Pumili ng ngayon o mas maagang araw.',
    ],
  },
  gateway_silent: {
    status: 503,
    text: [
      'The gateway did not respond. Nothing was changed. Please try again in a minute.',
      'Hindi sumagot ang gateway. Walang nabago. Subukan muli pagkalipas ng isang minuto.',
    ],
  },
})
